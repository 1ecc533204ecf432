import { sharedWords, type Words } from '../../wire/fields/words';

export const insuranceWords = {
  policy: { en: 'Policy', es: 'Póliza' },
  carrier: { en: 'Insurance company', es: 'Aseguradora' },
  policyNumber: { en: 'Policy number', es: 'Número de póliza' },
  kind: sharedWords.kind,
  'kind.homeowner': { en: "Homeowner's", es: 'De propietario' },
  'kind.renter': { en: "Renter's", es: 'De inquilino' },
  'kind.flood': { en: 'Flood', es: 'De inundación' },
  'kind.umbrella': { en: 'Umbrella', es: 'Complementaria' },
  'kind.other': { en: 'Other', es: 'Otra' },
  state: { en: 'State', es: 'Estado' },
  'state.valid': { en: 'Valid', es: 'Vigente' },
  'state.expiring': { en: 'Expires soon', es: 'Vence pronto' },
  'state.lapsed': { en: 'Lapsed', es: 'Vencida' },
  'state.replaced': { en: 'Replaced', es: 'Reemplazada' },
  coverMinor: { en: 'Cover', es: 'Cobertura' },
  startsOn: { en: 'First day of cover', es: 'Primer día de cobertura' },
  expiresOn: { en: 'Last day of cover', es: 'Último día de cobertura' },
  reminderDays: { en: 'Reminders (days before)', es: 'Avisos (días antes)' },
  certificate: { en: 'Certificate', es: 'Certificado' },
  notes: sharedWords.notes,
} satisfies Words;
