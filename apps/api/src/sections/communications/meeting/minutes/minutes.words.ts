import type { Language } from '@courtyard/contract/fields/words';

/** What a draft of minutes says. */
export const draftWords = {
  en: {
    opened: (time: string) => `The meeting was called to order at ${time}.`,
    adjourned: (time: string) => `The meeting was adjourned at ${time}.`,
    quorum: {
      person: (counted: number, needed: number, has: boolean) =>
        `${counted} were present in person or by proxy; ${needed} required for a quorum. ${has ? 'A quorum was present.' : 'A quorum was not present.'}`,
      unit: (counted: number, needed: number, has: boolean) =>
        `Homes represented in person or by proxy: ${counted}; ${needed} required for a quorum. ${has ? 'A quorum was present.' : 'A quorum was not present.'}`,
    },
    present: 'Present',
    proxies: 'By proxy',
    through: (name: string, holder: string) => `${name} (by proxy: ${holder})`,
    items: 'Agenda',
    motions: 'Motions',
    moved: (mover: string) => `Moved by ${mover}`,
    seconded: (seconder: string) => `seconded by ${seconder}`,
    sums: (yes: number, no: number, abstained: number) =>
      `${yes} in favor, ${no} against, ${abstained} abstained`,
    sumsOfHomes: (yes: number, no: number, abstained: number) =>
      `By home: ${yes} in favor, ${no} against, ${abstained} abstained`,
    actions: 'Action items',
    until: (day: string) => `due ${day}`,
  },
  es: {
    opened: (time: string) => `La reunión se abrió a las ${time}.`,
    adjourned: (time: string) => `La reunión se levantó a las ${time}.`,
    quorum: {
      person: (counted: number, needed: number, has: boolean) =>
        `Hubo ${counted} presentes en persona o por representación; el quórum es de ${needed}. ${has ? 'Hubo quórum.' : 'No hubo quórum.'}`,
      unit: (counted: number, needed: number, has: boolean) =>
        `Viviendas presentes o representadas: ${counted}; el quórum es de ${needed}. ${has ? 'Hubo quórum.' : 'No hubo quórum.'}`,
    },
    present: 'Presentes',
    proxies: 'Representados',
    through: (name: string, holder: string) => `${name} (representado por ${holder})`,
    items: 'Orden del día',
    motions: 'Mociones',
    moved: (mover: string) => `Presentada por ${mover}`,
    seconded: (seconder: string) => `secundada por ${seconder}`,
    sums: (yes: number, no: number, abstained: number) =>
      `${yes} a favor, ${no} en contra, ${abstained} abstenciones`,
    sumsOfHomes: (yes: number, no: number, abstained: number) =>
      `Por vivienda: ${yes} a favor, ${no} en contra, ${abstained} abstenciones`,
    actions: 'Tareas',
    until: (day: string) => `hasta el ${day}`,
  },
} satisfies Record<Language, unknown>;

/** What the published file says around the minutes. */
export const pdfWords = {
  en: {
    title: (name: string) => `Minutes: ${name}`,
    approved: (by: string, at: string) => `Approved by ${by} on ${at}.`,
    secretary: 'Secretary',
  },
  es: {
    title: (name: string) => `Acta: ${name}`,
    approved: (by: string, at: string) => `Aprobada por ${by} el ${at}.`,
    secretary: 'Secretaría',
  },
};
