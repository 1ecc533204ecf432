import { sharedWords, type Words } from '../../../../wire/fields/words';

export const specialAssessmentWords = {
  specialAssessment: { en: 'Special assessment', es: 'Cuota extraordinaria' },
  title: { en: 'Title', es: 'Título' },
  purpose: { en: 'Purpose', es: 'Finalidad' },
  vote: { en: 'Vote', es: 'Votación' },
  fund: { en: 'Fund', es: 'Fondo' },
  account: { en: 'Income account', es: 'Cuenta de ingresos' },
  status: sharedWords.status,
  'status.active': { en: 'Instalments to come', es: 'Con plazos por venir' },
  'status.billed': { en: 'All billed', es: 'Todo facturado' },
  'status.ended': { en: 'Ended', es: 'Terminada' },
  startsOn: { en: 'First instalment', es: 'Primer plazo' },
  instalments: { en: 'Instalments', es: 'Plazos' },
  units: { en: 'Units', es: 'Unidades' },
  totalMinor: { en: 'Levied', es: 'Total impuesto' },
  billedMinor: { en: 'Billed', es: 'Facturado' },
  paidMinor: { en: 'Paid', es: 'Pagado' },
  openMinor: { en: 'Open', es: 'Pendiente' },
  nextOn: { en: 'Next instalment', es: 'Próximo plazo' },
} satisfies Words;
