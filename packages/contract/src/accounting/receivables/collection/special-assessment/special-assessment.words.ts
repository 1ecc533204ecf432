import { sharedWords, type Words } from '../../../../wire/fields/words';

export const specialAssessmentWords = {
  specialAssessment: { en: 'Special assessment', es: 'Cuota extraordinaria' },
  title: { en: 'Title', es: 'Título' },
  purpose: { en: 'Purpose', es: 'Finalidad' },
  vote: { en: 'Vote', es: 'Votación' },
  fund: { en: 'Fund', es: 'Fondo' },
  account: { en: 'Income account', es: 'Cuenta de ingresos' },
  status: sharedWords.status,
  'status.active': { en: 'Billing', es: 'En facturación' },
  'status.billed': { en: 'Fully billed', es: 'Todo facturado' },
  'status.ended': { en: 'Ended', es: 'Finalizada' },
  startsOn: { en: 'First installment', es: 'Primer plazo' },
  instalments: { en: 'Installments', es: 'Plazos' },
  units: { en: 'Units', es: 'Unidades' },
  totalMinor: { en: 'Total levied', es: 'Total emitido' },
  billedMinor: { en: 'Billed', es: 'Facturado' },
  paidMinor: { en: 'Paid', es: 'Pagado' },
  openMinor: { en: 'Open', es: 'Pendiente' },
  nextOn: { en: 'Next installment', es: 'Próximo plazo' },
} satisfies Words;
