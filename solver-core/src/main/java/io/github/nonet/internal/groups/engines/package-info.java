/** The engine that is best for some rules, and questions that take many searches. */
package io.github.nonet.internal.groups.engines;
