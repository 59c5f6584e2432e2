/**
 * Each test file loads its modules anew, in a context of its own. Jest would compile them anew too; here a worker compiles
 * a text once and runs it again in the next context, with the byte code that it has by then.
 */
const vm = require('node:vm');

exports.compileOnce = function compileOnce() {
  const compile = vm.compileFunction;
  const known = new Map();

  vm.compileFunction = (code, parameters, options) => {
    const { filename, parsingContext } = options ?? {};
    // `import()` needs the runtime of its own test file.
    if (!filename || !parsingContext || !parameters || code.includes('import(')) {
      return compile(code, parameters, options);
    }
    const head = `(function (${parameters.join(',')}) {`;
    const earlier = known.get(filename);
    const script =
      earlier?.code === code && earlier.head === head
        ? earlier.script
        : new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    known.set(filename, { code, head, script });
    return script.runInContext(parsingContext);
  };
};
