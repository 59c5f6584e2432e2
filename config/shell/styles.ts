import { basename } from 'node:path';
import { theme } from 'antd';
import { build } from 'esbuild';
import { type ColourMode, themeClass, themeFor } from '../theme';

const algorithms = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };

/** antd's name of a token's variable. */
function variableOf(token: string): string {
  return `--ant-${token
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()}`;
}

/** The variables that the styles read, with the values that antd will give them. */
function variables(mode: ColourMode, styles: string): string {
  const token = theme.getDesignToken(themeFor(mode, algorithms[mode], false));
  const lines = Object.entries(token)
    .filter(([name]) => styles.includes(`var(${variableOf(name)})`))
    .map(([name, value]) => {
      const hasUnit =
        typeof value !== 'number' || /^(?:lineHeight|fontWeight|zIndex|opacity)/.test(name);
      return `${variableOf(name)}:${value}${hasUnit ? '' : 'px'}`;
    });
  return `.${themeClass[mode]}{${lines.join(';')}}`;
}

/**
 * The styles of the shell: those of its modules, and the variables that they and the frame read. The shell's markup and the
 * script that draws into it are built apart; both name a class by its file, so two files of one name are refused.
 */
export async function stylesOf(cwd: string, modules: string[], frame: string): Promise<string> {
  const paths = [...new Set(modules)];
  const names = paths.map((path) => basename(path));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`The shell has two modules ${twice}`);
  const { outputFiles } = await build({
    absWorkingDir: cwd,
    stdin: { contents: paths.map((path) => `import './${path}'`).join('\n'), resolveDir: cwd },
    outdir: 'out',
    bundle: true,
    write: false,
    minifyWhitespace: true,
    minifySyntax: true,
    charset: 'utf8',
    loader: { '.module.css': 'local-css' },
  });
  const own = outputFiles.find(({ path }) => path.endsWith('.css'))?.text.trim() ?? '';
  return own + variables('light', frame + own) + variables('dark', frame + own);
}
