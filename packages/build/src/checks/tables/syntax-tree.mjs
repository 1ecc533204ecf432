/** Each node of a tree, parents first. */
export function* nodesOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (node && typeof node.type === 'string') {
    yield node;
    for (const key of Object.keys(node)) {
      const value = node[key];
      if (value && typeof value === 'object') yield* nodesOf(value);
    }
  }
}

/** An expression without what is said to the compiler alone. */
export const unwrapped = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'].includes(
    node?.type,
  )
    ? unwrapped(node.expression)
    : node;

/** The text of a literal without values; null for everything else. */
export function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : null;
}

/** What a call calls: `tx.selectFrom(…)`, and `selectFrom(…)` where it was taken out of an object. */
export const methodOf = ({ callee }) => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : null;
};
export const objectOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.object.name : undefined);

/** What names stand for in a file: constants, and parameters and fields whose type lists what they can be. */
export function namesInFile(nodes) {
  const constants = new Map();
  const types = new Map();
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, unwrapped(node.init));
    else if (node.type === 'TSTypeAliasDeclaration') types.set(node.id.name, node.typeAnnotation);
    // insertAll<T extends 'person' | 'property'>(table: T)
    else if (node.type === 'TSTypeParameter') types.set(node.name.name, node.constraint);
  }

  /** The texts of a type such as `'bill' | 'invoice'`; null for other types. */
  const textsOf = (type) => {
    if (type?.type === 'TSLiteralType') return textOf(type.literal) === null ? null : [textOf(type.literal)];
    if (type?.type === 'TSTypeReference') return textsOf(types.get(type.typeName.name));
    if (type?.type !== 'TSUnionType') return null;
    const texts = type.types.map(textsOf);
    return texts.includes(null) ? null : texts.flat();
  };

  const unions = new Map();
  // A name that is declared several times is known only where each of its types lists texts.
  const declare = (name, type) => {
    const [known, texts] = [unions.get(name), textsOf(type)];
    unions.set(name, texts === null || known === null ? null : [...(known ?? []), ...texts]);
  };
  for (const node of nodes) {
    if (node.type === 'Identifier' && node.typeAnnotation)
      declare(node.name, node.typeAnnotation.typeAnnotation);
    else if (node.type === 'TSPropertySignature' && node.key.name)
      declare(node.key.name, node.typeAnnotation?.typeAnnotation);
  }
  return { constants, unions };
}

/** The texts that an expression can be; null where the file does not tell. */
export function literalsOf(node, names) {
  const value = unwrapped(node);
  const text = textOf(value);
  if (text !== null) return [text];
  if (value?.type === 'ArrayExpression' || value?.type === 'ConditionalExpression') {
    const parts = value.type === 'ArrayExpression' ? value.elements : [value.consequent, value.alternate];
    const texts = parts.map((each) => literalsOf(each, names));
    return texts.includes(null) ? null : texts.flat();
  }
  if (value?.type === 'Identifier') {
    const constant = names.constants.get(value.name);
    return constant ? literalsOf(constant, names) : (names.unions.get(value.name) ?? null);
  }
  return value?.type === 'MemberExpression' && !value.computed
    ? (names.unions.get(value.property.name) ?? null)
    : null;
}
