/** `next_service_on` as it is named in TypeScript and on the wire: `nextServiceOn`. */
export const camelCase = remembered((name) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
);

/** `nextServiceOn` as the database names it: `next_service_on`. What is in that form already stays. */
export const snakeCase = remembered((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** Each name is worked out once: there are as many as the code has, and every row asks for them. */
function remembered(work: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let result = known.get(name);
    if (result === undefined) {
      result = work(name);
      known.set(name, result);
    }
    return result;
  };
}
