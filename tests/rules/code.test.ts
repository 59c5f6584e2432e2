/** @jest-environment node */
import ts from 'typescript';
import { code, lineCount, placeOf, type Source, sourcesIn, walk } from './sources';

const portal = sourcesIn('src', code);
const styles = sourcesIn('src', ['.css']);
const outside = (allowed: RegExp): Source[] => portal.filter(({ path }) => !allowed.test(path));

/** The places of the nodes that `isOne` accepts. */
function places(sources: readonly Source[], isOne: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  for (const source of sources) {
    walk(source, (node, file) => {
      if (isOne(node)) found.push(placeOf(file, node));
    });
  }
  return found;
}

/** The lines of the sources that match. */
function linesWith(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}

function isNamed(node: ts.Node, names: readonly string[]): boolean {
  return ts.isIdentifier(node) && names.includes(node.text);
}

/** `import { name } from '@umijs/max'`, except types. */
function takesFromUmi(node: ts.Node, names: readonly string[]): boolean {
  if (!ts.isImportSpecifier(node) || node.isTypeOnly) return false;
  const { moduleSpecifier } = node.parent.parent.parent;
  return (
    ts.isStringLiteral(moduleSpecifier) &&
    moduleSpecifier.text === '@umijs/max' &&
    names.includes((node.propertyName ?? node.name).text)
  );
}

describe('files', () => {
  it('leave by one way, which judges them and frees pictures of place and time (hooks/useUpload)', () => {
    const others = outside(/^src\/(?:services\/file|hooks\/useUpload)\.ts$/);
    expect(places(others, (node) => isNamed(node, ['uploadImage', 'uploadFile']))).toEqual([]);
  });
});

describe('days', () => {
  it('are those of the portal, not of the device (utils/dateWords)', () => {
    const own =
      /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours)\(|\.toLocale\w*(?:Date|Time)String\(/;
    expect(linesWith(portal, own)).toEqual([]);
  });
});

describe('texts', () => {
  it('stand in the packs: no Chinese in src outside locales, comments included', () => {
    expect(
      linesWith([...outside(/^src\/locales\//), ...styles], /\p{Script=Han}|[，。；：！？（）]/u),
    ).toEqual([]);
  });

  it('stand in the packs: no words between JSX tags', () => {
    const wordy = places(portal, (node) => ts.isJsxText(node) && /\p{L}{2}/u.test(node.text));
    expect(wordy).toEqual([]);
  });

  it('stand in the packs: no words in what is read aloud or shown by an attribute', () => {
    const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];
    const wordy = places(
      portal.filter(({ path }) => path.endsWith('.tsx')),
      (node) =>
        ts.isJsxAttribute(node) &&
        spoken.includes(node.name.getText()) &&
        node.initializer !== undefined &&
        ts.isStringLiteral(node.initializer) &&
        /\p{L}/u.test(node.initializer.text),
    );
    expect(wordy).toEqual([]);
  });
});

describe('colours', () => {
  const literal =
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
  const named = /:\s*(?:white|black|red|green|blue|gold|grey|gray|orange|yellow)\s*[;}]/i;

  it('stand in config/theme.ts: none in styles', () => {
    expect(linesWith(styles, literal)).toEqual([]);
    expect(linesWith(styles, named)).toEqual([]);
  });

  it('stand in config/theme.ts: none in code', () => {
    const coloured = places(
      portal,
      (node) =>
        ts.isStringLiteralLike(node) &&
        /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\(.*)$/i.test(node.text),
    );
    expect(coloured).toEqual([]);
  });
});

describe('text sizes', () => {
  it('stand in config/theme.ts, so that large text works: none in styles, paper (pt) apart', () => {
    expect(linesWith(styles, /font(?:-size)?:[^;]*\d(?:px|rem)|line-height: *[\d.]+px/)).toEqual(
      [],
    );
  });

  it('stand in config/theme.ts: none in code', () => {
    const isSize = (node: ts.Node) =>
      ts.isPropertyAssignment(node) &&
      isNamed(node.name, ['fontSize']) &&
      (ts.isNumericLiteral(node.initializer) || /\d(?:px|rem)/.test(node.initializer.getText()));
    expect(places(portal, isSize)).toEqual([]);
  });
});

describe('shared styles', () => {
  it('give way to a module that uses them: the page has their file after those of late parts', () => {
    const used = linesWith(styles, /composes:.*from global/).flatMap((line) =>
      line
        .replace(/^.*composes:|from global.*$/g, '')
        .trim()
        .split(' '),
    );
    const shared = styles.filter(({ path }) => path === 'src/global.css');
    const strong = linesWith(shared, /^\.[\w-]+(?=,| \{)/).filter((line) =>
      used.includes(/\.([\w-]+)/.exec(line.replace(/^\S+ /, ''))?.[1] ?? ''),
    );
    expect(used).toContain('quiet');
    expect(strong).toEqual([]);
  });
});

describe('sides', () => {
  /** `margin: 0 8px 0 16px`: of four values the second and the last are the sides. */
  const sides = /^\s*(?:margin|padding|inset|scroll-margin|scroll-padding):\s*([^;]+);/;
  const values = (list: string) =>
    list
      .replace(/\((?:[^()]|\([^()]*\))*\)/g, '()')
      .trim()
      .split(/\s+/);

  it('follow the direction of the language: no left and right in styles (spec §4)', () => {
    const physical =
      /^\s*(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?\s*:|\b(?:float|clear|text-align)\s*:\s*(?:left|right)\b/;
    expect(linesWith(styles, physical)).toEqual([]);
  });

  it('follow the direction of the language: no shorthand with unlike sides', () => {
    const unlike = linesWith(styles, sides).filter((line) => {
      const [, right, , left] = values(line.replace(/^\S+ /, '').match(sides)?.[1] ?? '');
      return left !== undefined && left !== right;
    });
    expect(unlike).toEqual([]);
  });
});

describe('length', () => {
  const limits: [string, RegExp, number][] = [
    ['pages', /^src\/pages\//, 15],
    ['screens', /^src\/features\/[^/]+\/[A-Z]\w*Screen\.tsx$/, 150],
    ['components and other parts', /^src\/(?:components|features|layouts)\/.*\.tsx$/, 120],
    [
      'services, models and hooks',
      /^src\/(?:services\/(?!types\.ts)|models\/|hooks\/|.*\/use[A-Z])/,
      100,
    ],
    ['everything', /^(?:src|config|tools)\//, 199],
    ['tests', /^tests\//, 350],
    ['the preview server, seed lists apart', /^mock\/(?!_preview\/(?:seed\/|\w*[sS]eed))/, 199],
  ];
  /** Lists and tables, not code: text packs, names of the contract's types, tokens of the look, states, résumé fields. */
  const lists =
    /^src\/locales\/|^src\/services\/types\.ts$|^config\/theme\.ts$|\/deliveries\/shared\/lifecycle\.ts$|\/resume\/shared\/sections\.ts$/;
  const all = ['src', 'config', 'tests', 'mock', 'tools'].flatMap((folder) =>
    sourcesIn(folder, code),
  );

  it.each(limits)('%s', (_name, path, limit) => {
    const files = all.filter((source) => path.test(source.path) && !lists.test(source.path));
    const isScreen = (source: Source) => limits[1]?.[1].test(source.path);
    const long = files
      .filter((source) => limit !== 120 || !isScreen(source))
      .filter((source) => lineCount(source) > limit)
      .map((source) => `${source.path}: ${lineCount(source)} lines, at most ${limit}`);
    expect(long).toEqual([]);
  });
});

describe('the one place for a thing', () => {
  it.each([
    [
      'server HTML is put on the page by RichText alone',
      // The first paint's values are escaped (first-paint/page).
      /^src\/(?:components\/RichText\.tsx|utils\/sanitiseHtml\.ts|first-paint\/page\.ts)$/,
      (node: ts.Node) =>
        isNamed(node, ['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML']),
    ],
    [
      'calls leave from services and the request runtime alone, from the page before these are there, and from the worker beside them',
      /^src\/(?:services|request|first-paint|offline)\//,
      (node: ts.Node) =>
        takesFromUmi(node, ['request', 'getRequestInstance']) ||
        (ts.isCallExpression(node) && isNamed(node.expression, ['fetch'])) ||
        (ts.isNewExpression(node) &&
          isNamed(node.expression, ['XMLHttpRequest', 'EventSource', 'WebSocket'])) ||
        isNamed(node, ['sendBeacon']),
    ],
    [
      'what comes late can be fetched again after a failure (utils/lazyWithRetry)',
      /^src\/utils\/lazyWithRetry\.tsx$/,
      (node: ts.Node) => ts.isCallExpression(node) && isNamed(node.expression, ['lazy']),
    ],
    ['useRequest is ahooks’ own', /^$/, (node: ts.Node) => takesFromUmi(node, ['useRequest'])],
    [
      'the session’s storage keys are named in session alone',
      /^src\/session\//,
      (node: ts.Node) =>
        ts.isStringLiteralLike(node) && /^army-site-(?:token|user|site|domain)$/.test(node.text),
    ],
    [
      'what a device keeps is reached through session and utils alone',
      /^src\/(?:session|utils)\//,
      (node: ts.Node) => isNamed(node, ['localStorage', 'sessionStorage', 'indexedDB']),
    ],
  ])('%s', (_name, allowed, isOne) => {
    expect(places(outside(allowed), isOne)).toEqual([]);
  });
});

describe('loops that wait', () => {
  /** Pages; the token's values, counted down; the end of the first paint; files on their way. Each one has an end. */
  const allowed =
    /^src\/(?:utils\/everyPage|request\/sendAgain|layouts\/Relogin|utils\/upload\/runningUploads)\.tsx?$/;
  const awaits = (node: ts.Node): boolean =>
    ts.isAwaitExpression(node) || (ts.forEachChild(node, (child) => awaits(child)) ?? false);
  /** `for … of` ends with its list, and `for await` takes pages from pagesOf. */
  const mayGoOn = (node: ts.Node): boolean =>
    (ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) &&
    awaits(node);
  const isOtherStream = (node: ts.Node): boolean =>
    ts.isForOfStatement(node) &&
    node.awaitModifier !== undefined &&
    !(ts.isCallExpression(node.expression) && isNamed(node.expression.expression, ['pagesOf']));

  it('have an end: a list is read page by page with pagesOf (utils/everyPage)', () => {
    expect(places(outside(allowed), mayGoOn)).toEqual([]);
    expect(places(portal, isOtherStream)).toEqual([]);
  });
});

describe('no way round the checks', () => {
  const everything = ['src', 'config', 'mock', 'tests', 'tools'].flatMap((folder) =>
    sourcesIn(folder, code),
  );
  const others = everything.filter(({ path }) => path !== 'tests/rules/code.test.ts');

  it('no compiler comment; a test of types may expect an error and says which', () => {
    const shipped = others.filter(({ path }) => !path.startsWith('tests/'));
    expect(linesWith(shipped, /@ts-(?:ignore|expect-error|nocheck)/)).toEqual([]);
    expect(linesWith(others, /@ts-(?:ignore|nocheck|expect-error\s*$)/)).toEqual([]);
  });

  it('no unfinished work', () => {
    expect(linesWith(others, /\b(?:TODO|FIXME|XXX)\b/)).toEqual([]);
  });
});
