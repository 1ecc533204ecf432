export interface Place {
  title: string;
  url: string;
}

export interface Shortcut extends Place {
  /** Pressed one after the other: `g` and a letter. */
  keys: `g ${string}`;
}

/** A letter for every place: the first of its title that no earlier place has. A place without one is left out. */
export function assignLetters(places: readonly Place[]): Shortcut[] {
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const letter = [...place.title.toLowerCase()].find((one) => /[a-z]/.test(one) && !taken.has(one));
    if (!letter) return [];
    taken.add(letter);
    return [{ ...place, keys: `g ${letter}` }];
  });
}
