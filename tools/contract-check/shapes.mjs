/**
 * The shapes of the answers as text, for the check of answers (src/services/answerShape.ts): the shape of `data` of each
 * call, and the fields of each thing. A field is `name`, or `name?` if it may be missing, followed by `:shape` unless it
 * is a single value (text, number, boolean). A shape is the name of a thing, followed by `[]` for a list or `{}` for a
 * map; '' is a single value, '*' anything. `#` marks the total of a list, which its pages need.
 */
const nameOf = (ref) => ref.split('/').at(-1);

/** Properties and required names, those of `allOf` included. */
function fieldsOf(schema, schemas) {
  const parts = (schema.allOf ?? []).map((part) =>
    fieldsOf(part.$ref ? schemas[nameOf(part.$ref)] : part, schemas),
  );
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), schema.properties),
    required: [...parts.flatMap((part) => part.required), ...(schema.required ?? [])],
  };
}

/**
 * The shapes of the calls that `isWanted` takes by their path. What `known` has already is left out.
 */
export function shapesOf(document, isWanted = () => true, known = {}) {
  const { schemas } = document.components;
  const things = {};

  function addThing(name, schema) {
    if (things[name] !== undefined || known[name] !== undefined) return name;
    // Registered before its fields are read, since a tree refers to itself.
    things[name] = '';
    const { properties, required } = fieldsOf(schema, schemas);
    const isPage = 'list' in properties && 'total' in properties;
    things[name] = Object.entries(properties)
      .map(([field, value]) => {
        const shape = shapeOf(value, `${name}.${field}`);
        const mark = required.includes(field) ? '' : '?';
        return `${field}${isPage && field === 'total' ? '#' : mark}${shape && `:${shape}`}`;
      })
      .join(' ');
    return name;
  }

  /** `name` is used for an object that has no name in the contract. */
  function shapeOf(schema, name) {
    if (schema.$ref) return shapeOf(schemas[nameOf(schema.$ref)], nameOf(schema.$ref));
    if (schema.anyOf) {
      return schema.anyOf.every((part) => shapeOf(part, name) === '') ? '' : '*';
    }
    if (schema.type === 'array') return `${shapeOf(schema.items, `${name}.item`)}[]`;
    if (schema.properties || schema.allOf) return addThing(name, schema);
    if (schema.additionalProperties) return `${shapeOf(schema.additionalProperties, name)}{}`;
    return schema.type === 'object' || schema.type === 'null' ? '*' : '';
  }

  const answers = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    if (!isWanted(path)) continue;
    for (const [method, { operationId, responses }] of Object.entries(operations)) {
      // Beside the success stands the failure, which has no shape of its own (spec §7).
      const [success] = responses?.['200']?.content?.['application/json']?.schema.oneOf ?? [];
      const data = success?.properties.data;
      const shape = data && shapeOf(data, operationId);
      if (shape && shape !== '*') answers[`${method} ${path}`] = shape;
    }
  }
  return { answers, things };
}

/** A generated file. */
function fileOf({ answers, things }) {
  const lines = (table) =>
    Object.entries(table)
      .map(([key, value]) => `  '${key}': '${value}',\n`)
      .join('');
  return `/** What \`data\` of a call is, by method and path; how it reads: tools/contract-check/shapes.mjs. */
export const answers: Readonly<Record<string, string>> = {
${lines(answers)}};

/** The fields of every thing in it. */
export const things: Readonly<Record<string, string>> = {
${lines(things)}};
`;
}

/** The shapes of a signed-in person's own calls are a file of their own, as a visitor needs none of them. */
export function shapeFiles(document) {
  const isPersons = (path) => path.startsWith('/usercenter');
  const shapes = shapesOf(document, (path) => !isPersons(path));
  const personShapes = shapesOf(document, isPersons, shapes.things);
  return { shapes: fileOf(shapes), personShapes: fileOf(personShapes) };
}
