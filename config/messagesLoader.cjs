const { parse } = require('intl-messageformat-parser');
const { ModuleKind, transpile } = require('typescript');

/** A text with placeholders as the syntax tree that the formatter understands; any other as it is. */
function compileMessage(message) {
  // Number and date skeletons cannot be read in the browser (config/stubs/messageSkeletons.ts).
  if (message.includes('::')) throw new Error(`A text with a skeleton: ${message}`);
  return message.includes('{') ? parse(message, { normalizeHashtagInPlural: false }) : message;
}

/**
 * webpack loader of the text packs (src/locales/<language>/<feature>.ts): placeholders are read while building, so that
 * the parser, some 11 kB gzip of every first load, stays out of the bundle (config/stubs/messageParser.ts).
 */
module.exports = function messagesLoader(source) {
  const code = transpile(source, { module: ModuleKind.CommonJS });
  const pack = { exports: {} };
  new Function('module', 'exports', code)(pack, pack.exports);
  const entries = Object.entries(pack.exports.default);
  const compiled = entries.map(([key, message]) => [key, compileMessage(message)]);
  return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
};
