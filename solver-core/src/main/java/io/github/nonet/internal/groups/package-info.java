/** The structure of rules and a depth-first search on it: houses, groups, cages and constraints. */
package io.github.nonet.internal.groups;
