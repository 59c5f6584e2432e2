/**
 * Queries by role ask jsdom for the computed style of each element. jsdom then tries about a hundred default rules on
 * the element and resolves eleven colours; here it tries those rules that can match and leaves colours as written.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

/** The names of the elements that a selector list can match, or null when any element may match. */
function namesIn(list) {
  // Attributes, classes and states only narrow a selector. What is left may hold commas and spaces that divide nothing.
  const bare = list.replace(/\[[^\]]*\]|\.[\w-]+|::?[a-z-]+(\([^()]*\))?/g, '');
  if (/["'\\()[\]]/.test(bare)) return null;
  const names = bare.split(',').map((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .pop() ?? '';
    return /^[a-z][a-z0-9]*$/i.exec(last)?.[0].toLowerCase();
  });
  return names.includes(undefined) ? null : new Set(names);
}

exports.namesIn = namesIn;

exports.computeLess = function computeLess() {
  const { matchesDontThrow } = selectors;
  const namesOf = new Map();
  selectors.matchesDontThrow = (element, list) => {
    if (!namesOf.has(list)) namesOf.set(list, typeof list === 'string' ? namesIn(list) : null);
    const names = namesOf.get(list);
    return (
      (names === null || names.has(element.localName.toLowerCase())) &&
      matchesDontThrow(element, list)
    );
  };

  // Loaded after the change above: it takes the function at its own start.
  const {
    propertiesWithResolvedValueImplemented: resolved,
  } = require('jsdom/lib/jsdom/living/helpers/style-rules');
  const colours = Object.keys(resolved ?? {}).filter((name) => name.endsWith('color'));
  if (!matchesDontThrow || colours.length === 0) {
    throw new Error('jsdom matches rules and resolves colours elsewhere by now');
  }
  for (const name of colours) delete resolved[name];
};
