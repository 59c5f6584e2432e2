import { join, relative, sep } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const screens = /^src\/(?!\.umi).*\.tsx$/;

type Slot = Exclude<ts.JsxChild, ts.JsxText> | ts.JsxText;

const pathOf = (file: ts.SourceFile) => relative(root, file.fileName).split(sep).join('/');

function program(): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const names = fileNames.filter((name) =>
    /^(?:src\/(?!\.umi).*\.tsx|typings\.d\.ts)$/.test(relative(root, name).split(sep).join('/')),
  );
  return ts.createProgram(names, { ...options, noEmit: true, skipLibCheck: true });
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const placeOf = (node: ts.Node, file: ts.SourceFile) =>
  `${pathOf(file)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;

/** What `words && <p/>` and `node && <p/>` leave. */
const isEmpty = (type: ts.Type): boolean =>
  (type.isStringLiteral() && type.value === '') || (type.isNumberLiteral() && type.value === 0);

const isWords = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 && !isEmpty(type);
const isNothing = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike)) !== 0 ||
  isEmpty(type);

/** The ends of `a && b`, `a ? b : c`, `a || b` and `a ?? b`. */
function endsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return endsOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return endsOf(right);
    if (/^(?:\|\||\?\?)$/.test(operatorToken.getText())) return [...endsOf(left), ...endsOf(right)];
  }
  return [node];
}

const slotsOf = (node: ts.JsxElement | ts.JsxFragment): Slot[] =>
  node.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && !child.expression),
  );

/** `t('key')` and `'…'` stay as they are; other words change while a page is shown. */
const isFixed = (node: ts.Expression): boolean =>
  ts.isStringLiteral(node) ||
  (ts.isCallExpression(node) &&
    node.arguments.length === 1 &&
    node.arguments.every((one) => ts.isStringLiteral(one)));

/**
 * Text without an element of its own beside siblings, where it changes or one of them comes and goes; components whose text
 * has none. A `ReactNode` counts as an element.
 */
export function bareTexts(): string[] {
  const built = program();
  const checker = built.getTypeChecker();

  const isWordList = (type: ts.Type): boolean =>
    checker.isArrayType(type) &&
    checker.getTypeArguments(type as ts.TypeReference).some((one) => partsOf(one).some(isWords));

  /** What a slot may be: bare words, something else, nothing. */
  function kindsOf(slot: Slot): { hasWords: boolean; comes: boolean } {
    if (ts.isJsxText(slot)) return { hasWords: true, comes: false };
    if (ts.isJsxFragment(slot)) return { hasWords: hasBareWords(slot), comes: false };
    if (!ts.isJsxExpression(slot)) return { hasWords: isMessage(slot), comes: false };
    if (!slot.expression) return { hasWords: false, comes: false };
    const types = partsOf(checker.getTypeAtLocation(slot.expression));
    // string | number | Iterable | ReactPortal …: what a caller passes.
    const isAnything = types.some((type) =>
      /^(?:ReactPortal|Iterable<)/.test(checker.typeToString(type)),
    );
    const ends = endsOf(slot.expression);
    const hasWords =
      (!isAnything && types.some((type) => isWords(type) || isWordList(type))) ||
      ends.some((end) => ts.isJsxFragment(end) && hasBareWords(end)) ||
      ends.some(isMessage);
    const changes = hasWords && !ends.every(isFixed);
    return { hasWords, comes: types.some(isNothing) || ends.length > 1 || changes };
  }
  const hasBareWords = (node: ts.JsxFragment): boolean =>
    slotsOf(node).some((slot) => kindsOf(slot).hasWords);
  /** react-intl draws bare words; `Message` gives them an element. */
  const isMessage = (node: ts.Node): boolean =>
    ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'FormattedMessage';
  /** antd's Tag has its words beside its icon: with a key, other words are another Tag. */
  const isUnkeyedTag = (node: ts.Node): boolean =>
    ts.isJsxElement(node) &&
    node.openingElement.tagName.getText() === 'Tag' &&
    !node.openingElement.attributes.properties.some(({ name }) => name?.getText() === 'key') &&
    slotsOf(node)
      .map(kindsOf)
      .some(({ hasWords, comes }) => hasWords && comes);
  const isComponent = (node: ts.Node): node is ts.FunctionDeclaration =>
    ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.getText() ?? '');
  /** The words of a component are no text of the element around it, which React replaces whole, but a node beside others. */
  function returnsWords(node: ts.FunctionDeclaration): boolean {
    const signature = checker.getSignatureFromDeclaration(node);
    const types = partsOf(
      signature ? checker.getReturnTypeOfSignature(signature) : checker.getAnyType(),
    );
    const isAnything = types.some((type) =>
      /^(?:ReactPortal|Iterable<)/.test(checker.typeToString(type)),
    );
    return !isAnything && types.some((type) => isWords(type) || isWordList(type));
  }

  const found: string[] = [];
  for (const file of built.getSourceFiles().filter((one) => screens.test(pathOf(one)))) {
    const visit = (node: ts.Node): void => {
      const isOwn = pathOf(file) === 'src/components/Message.tsx';
      if (isMessage(node) && !isOwn) found.push(placeOf(node, file));
      if (isComponent(node) && returnsWords(node)) found.push(placeOf(node, file));
      if (isUnkeyedTag(node)) found.push(placeOf(node, file));
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const kinds = slotsOf(node).map(kindsOf);
        const isBare = kinds.some(({ hasWords }) => hasWords) && kinds.some(({ comes }) => comes);
        const isList = slotsOf(node).some(
          (slot) =>
            ts.isJsxExpression(slot) &&
            slot.expression &&
            isWordList(checker.getTypeAtLocation(slot.expression)),
        );
        if ((kinds.length > 1 && isBare) || isList) found.push(placeOf(node, file));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
