const { configure } = require('@testing-library/react');

// A mutant by which something never comes is noticed when the wait for it ends, and 20 s (tests/setup) are too long for each.
configure({ asyncUtilTimeout: 6_000 });
