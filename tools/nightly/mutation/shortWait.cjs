const { configure } = require('@testing-library/react');

// A mutant by which something never comes is noticed when the wait for it ends, and 10 s (tests/setup) are long for each.
configure({ asyncUtilTimeout: 6_000 });
