/*
 * Positions to look at. A test in Java finds out what the first hint of each is; the names are in
 * words.js.
 */

/** What a visitor sees first: its hint is an XY-wing, and its puzzle ends without a forcing chain. */
export const START = '~1QOsoAQzGYweJkHn7kIGxDtzZCa1raykyj6NRqc2U_9PytdRX-TgwXMLAgvoa';

export const EXAMPLES = {
  xWing: '~10-VoAQO6U6nChrCutI5wqGQmwfmQuMEFfSO-SfUStEj4El9_9Z7Bkud7GE',
  chain: '~1Ej9oAOB17Ff5zESx-EdSfPjKqp43qYaNE70dWUW',
  killer: '~11mYoIcnNtq8iWtYSqWrXJkDPmyYXiEBoY3aSZFF6sl626MVLiHgQlb6koOEj1b0DlXMdTsfA1Jn3Q6e9pnL_no94ByCZaXoy6WjKy7F4B8BxFj6FpcyAHi1qqRzninsVyOFocDRUB2GzU_Xu_9O1wuikOAHKjE',
  thermometers: '~1WpJoAz__ZsKpGTkMlOkW1GHs0xAZeXE9D60cpyDl2DAqvPJ1hz1OCCj5RWrEikc9P-KKYoQ7--YnmqlRhSEXdUu1zGV',
  large: '~1JQ4yL5gV2oxiEcvVE_MUgk_Hf60OMeFo2sFHdC4zXztkt_h0caeyN0mv8DDbHF-1fWcwHa2Q4-9CzEZUVHj5Mt9YyC-cHRY-wtQdrl0esHxhLmR0SywkfoHiINgnoomSN3d1LiFiZNChZHRJArLq03MyYdjV4WAotw',
  hardest: '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
};
