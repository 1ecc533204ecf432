import type { Word } from '@courtyard/contract/fields/words';

/** Told where the thing is no longer as it was when somebody asked. */
export const changedMeanwhile: Word = {
  en: 'The related record was changed in the meantime. Submit the request again if it’s still needed.',
  es: 'El registro se cambió entretanto. Vuelva a solicitarlo si todavía hace falta.',
};

/** Told where who asked may not do it any more. */
export const lostRight: Word = {
  en: 'The requester no longer has permission to do this.',
  es: 'Quien lo solicitó ya no tiene permiso.',
};

/** Told where it waited for nobody. */
export const nobodyElse: Word = {
  en: 'No one else in the community could approve it, so it was carried out immediately.',
  es: 'Nadie más en la comunidad podía aprobarlo, así que se ejecutó enseguida.',
};
