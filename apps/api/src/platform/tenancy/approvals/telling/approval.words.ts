import type { Word } from '@courtyard/contract/fields/words';

/** Told where the thing is no longer as it was when somebody asked. */
export const changedMeanwhile: Word = {
  en: 'What it is about was changed in the meantime. Ask again if it is still wanted.',
  es: 'Aquello de lo que trata se cambió entretanto. Pídalo de nuevo si aún se quiere.',
};

/** Told where who asked may not do it any more. */
export const lostRight: Word = {
  en: 'Who asked for it may not do it any more.',
  es: 'Quien lo pidió ya no puede hacerlo.',
};

/** Told where it waited for nobody. */
export const nobodyElse: Word = {
  en: 'Nobody else in the community could decide on it, so it was done at once.',
  es: 'Nadie más en la comunidad podía decidirlo, así que se hizo enseguida.',
};
