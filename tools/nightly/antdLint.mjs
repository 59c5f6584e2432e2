/** `npm run nightly antd-lint`: antd's own linter over src; it fails on a finding, which the linter alone does not. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const antd = fileURLToPath(new URL('node_modules/.bin/antd', import.meta.url));

/** A locale's module has nothing but its default. */
const unfounded = /Avoid default import from antd\/es\/[\w-]+\/locale\//;

const { stdout, stderr, status } = spawnSync(`"${antd}" lint src --format json`, {
  // By a shell, which starts the command on Windows, too.
  shell: true,
  encoding: 'utf8',
  // Or it asks for its newest version.
  env: { ...process.env, NO_UPDATE_CHECK: '1' },
});
if (status !== 0) throw new Error(stderr || stdout);
const { issues, skippedFiles, partial } = JSON.parse(stdout);
const errors = issues.filter(({ message }) => !unfounded.test(message));
for (const { file, line, rule, message } of errors) {
  console.error(`${file}:${line} [${rule}] ${message}`);
}
if (partial || skippedFiles.length > 0) console.error('Not read:', skippedFiles);
process.exitCode = errors.length > 0 || partial || skippedFiles.length > 0 ? 1 : 0;
