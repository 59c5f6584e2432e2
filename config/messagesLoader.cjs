const { parse } = require('intl-messageformat-parser');
const { ModuleKind, transpile } = require('typescript');

/** A text with placeholders becomes the syntax tree that the formatter takes; other texts stay. */
function compileMessage(message) {
  // The browser has no parser of number and date skeletons (config/stubs/messageSkeletons.ts).
  if (message.includes('::')) throw new Error(`A text with a skeleton: ${message}`);
  return message.includes('{') ? parse(message, { normalizeHashtagInPlural: false }) : message;
}

/**
 * webpack loader of the text packs (src/locales/<language>/<feature>.ts). It parses placeholders while building, so that
 * the bundle needs no parser (config/stubs/messageParser.ts): 11 kB gzip less at each first visit.
 */
module.exports = function messagesLoader(source) {
  const code = transpile(source, { module: ModuleKind.CommonJS });
  const pack = { exports: {} };
  new Function('module', 'exports', code)(pack, pack.exports);
  const entries = Object.entries(pack.exports.default);
  const compiled = entries.map(([key, message]) => [key, compileMessage(message)]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
};

module.exports.compileMessage = compileMessage;
