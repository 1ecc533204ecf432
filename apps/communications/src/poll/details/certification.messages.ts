import { defineMessages } from '@courtyard/common';

export const certificationMessages = defineMessages({
  en: {
    title: 'Before certification',
    notTold: 'Not recorded yet: when and how members were informed of the result.',
    dueOn: 'Members must be informed of the result by {day}: record when and how.',
    told: 'Members were informed of the result on {day}: {how}',
    contested: 'The result can be contested until {day}.',
    ready: 'Ready to certify.',
    'bar.notice': 'It can’t be certified until then.',
    'bar.window': 'It can be certified after that date.',
    record: 'Record notice of the result',
    change: 'Correct the notice',
    recordTitle: 'Notice of the result',
    recordText:
      'Members with an account were notified in Courtyard. Record how members were given legal notice.',
    on: 'Informed on',
    how: 'How',
    howHelp: 'For example by letter to all, on the notice board, or with the minutes.',
    recorded: 'Notice recorded',
  },
  es: {
    title: 'Antes de certificar',
    notTold: 'Aún no consta cuándo y cómo se comunicó el resultado a los miembros.',
    dueOn: 'El resultado se debe comunicar a los miembros antes del {day}: registre cuándo y cómo.',
    told: 'El resultado se comunicó a los miembros el {day}: {how}',
    contested: 'El resultado se puede impugnar hasta el {day}.',
    ready: 'Se puede certificar.',
    'bar.notice': 'Hasta entonces no se puede certificar.',
    'bar.window': 'Se puede certificar después de esa fecha.',
    record: 'Registrar la comunicación del resultado',
    change: 'Corregir la comunicación',
    recordTitle: 'Comunicación del resultado',
    recordText:
      'A quien tiene cuenta se le avisó en Courtyard. Registre cómo se comunicó a los miembros según la ley.',
    on: 'Comunicado el',
    how: 'Cómo',
    howHelp: 'Por ejemplo por carta a todos, en el tablón o con el acta.',
    recorded: 'Comunicación registrada',
  },
});
