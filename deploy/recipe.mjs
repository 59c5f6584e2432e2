import { readFileSync } from 'node:fs';

/** The instructions of a Dockerfile, stage by stage: the name of each and its text, with continued lines joined. */
export function stagesOf(path) {
  const stages = [];
  const lines = readFileSync(path, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ');
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`${path}: no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1).push({ name, text });
  }
  return stages;
}

/** What a COPY takes, where from (a stage, or undefined for the checkout) and where to. */
export function copiesOf(stage) {
  return stage
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const [, from, paths] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(text);
      const words = paths.split(/\s+/);
      return { from, sources: words.slice(0, -1), target: words.at(-1) };
    });
}
