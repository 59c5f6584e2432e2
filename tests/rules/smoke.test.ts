/** @jest-environment node */
import ts from 'typescript';
import { lateParts, overlays } from '../e2e/smoke/covered';
import { fieldScreens } from '../e2e/smoke/fieldLines';
import { registeringTypes } from '../e2e/smoke/registeringTypes';
import { code, type Source, sourcesIn, walk } from './sources';

/**
 * The smoke of the built portal (tests/e2e/smoke) operates every field type and opens every late part, dialog, drawer, menu,
 * tooltip and notice. The types of its tables make a test of each line.
 */
const portal = sourcesIn('src', code).filter(({ path }) => !path.startsWith('src/locales/'));

const nameOf = ({ path }: Source) => path.replace(/^src\/|\.tsx?$/g, '');

/** The types that the tables of controls name. */
function typesOfRegistry(): string[] {
  const types = new Set<string>();
  for (const source of portal.filter(({ path }) =>
    /\/(?:basic|mouse|touch)Controls\.ts$/.test(path),
  )) {
    walk(source, (node) => {
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) types.add(node.name.text);
    });
  }
  return [...types].sort();
}

/** `import()` calls: the file, and the name of the chunk or, without one, the module. */
function partsOf(source: Source): string[] {
  const found: string[] = [];
  walk(source, (node, file) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
    const [module] = node.arguments;
    if (!module || !ts.isStringLiteral(module)) return;
    const chunk = /webpackChunkName: "([^"]+)"/.exec(node.getText(file))?.[1];
    found.push(`${nameOf(source)} ${chunk ?? module.text}`);
  });
  return found;
}

/** Off by default, and nothing of it is seen (docs/operations.md, Monitoring); the cache of calls is no part of a screen. */
const unseen = ['layouts/useMonitoring monitoring', 'request/cache axios-cache-interceptor'];

/** What antd and the portal itself show over a page, by module. */
const shown: Readonly<Record<string, RegExp>> = {
  antd: /^(?:Modal|Drawer|Dropdown|Tooltip|Popover|Popconfirm|Tour|message|notification)$/,
  'antd-img-crop': /./,
  '@ant-design/pro-components': /^(?:ProTable|ModalForm|DrawerForm)$/,
  '@/components/Confirm': /^default$/,
  '@/components/Drawer': /./,
  '@/hooks/useQuestion': /./,
  './useQuestion': /./,
  '@/hooks/useLeaveGuard': /./,
};

function showsOver(source: Source): boolean {
  let isFound = false;
  walk(source, (node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const names = shown[node.moduleSpecifier.text];
    const { importClause } = node;
    if (!names || !importClause || importClause.isTypeOnly) return;
    const { name, namedBindings } = importClause;
    const taken = name ? ['default'] : [];
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      const values = namedBindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
      taken.push(...values.map((one) => (one.propertyName ?? one.name).text));
    }
    isFound ||= taken.some((one) => names.test(one));
  });
  return isFound;
}

describe('the smoke of the built portal has', () => {
  it('a line for each field type of the registry', () => {
    const lines = Object.values(fieldScreens).flatMap((screen) =>
      screen.lines.map(({ type }) => type as string),
    );
    expect([...new Set([...lines, ...registeringTypes])].sort()).toEqual(typesOfRegistry());
  });

  it('a line for each part that is fetched late', () => {
    const parts = new Set(portal.flatMap(partsOf).filter((part) => !unseen.includes(part)));
    expect(Object.keys(lateParts).sort()).toEqual([...parts].sort());
  });

  it('a line for each file that shows something over a page', () => {
    const files = portal.filter(showsOver).map(nameOf);
    expect(Object.keys(overlays).sort()).toEqual(files.sort());
  });
});
