import { chakra as factory, type RecipeDefinition } from '@chakra-ui/react';
import { system } from './system';

/** A recipe that is made when its component is first drawn. */
function once(definition: RecipeDefinition): object {
  let made: object | undefined;
  const recipe = () => (made ??= system().cva(definition));
  return new Proxy(system, {
    apply: (_target, _this, choice) => Reflect.apply(Object(recipe()), undefined, choice),
    get: (_target, name) => (name === '__cva__' ? true : Reflect.get(recipe(), name)),
  });
}

const elements = new Map<string | symbol, unknown>();

/**
 * Chakra's factory for styled elements, `chakra.div` or `chakra('div', recipe)`. Chakra itself makes a component's
 * recipe anew in each render of each of its instances, which took half the time of drawing a page; here it is made
 * once.
 */
export const chakra: typeof factory = new Proxy(factory, {
  apply: (make, _this, [tag, definition = {}, options]) =>
    Reflect.apply(make, undefined, [tag, once(definition), options]),
  get(make, tag) {
    if (!elements.has(tag)) elements.set(tag, Reflect.apply(make, undefined, [tag, once({})]));
    return elements.get(tag);
  },
});
