import { defineMessages, useMessages } from '@courtyard/common';
import { insuranceWords } from '@courtyard/contract/properties/belongings/insurance/insurance.words';

const insuranceMessages = defineMessages(
  {
    en: {
      title: 'Insurance',
      description:
        'Policies that cover this property. Owners and managers are emailed before a policy expires.',
      add: 'Add policy',
      none: 'No insurance policies',
      noneText: 'Add a policy to get a reminder before it expires.',
      policyOf: 'policy {number}',
      numberIs: 'No. {number}',
      coverIs: 'Covers {amount}',
      from: 'Starts {day}',
      until: 'Until {day}',
      inDays: ({ days }: { days: number }) =>
        days === 0 ? 'last day today' : days === 1 ? '1 day left' : `${days} days left`,
      reminders: 'Reminders {days} days before',
      noReminders: 'No reminders',
      removeText: 'Delete only if entered by mistake. Keep expired policies; add the new one instead.',
      removeVerb: 'Delete policy',
      removedToast: 'Policy {number} deleted',
      addTitle: 'Add an insurance policy',
      editTitle: 'Edit insurance policy',
      renewTitle: 'Renew the insurance',
      forProperty: 'For {name}',
      period: 'Coverage period',
      expiresBeforeStart: 'The policy expires before it starts.',
      reminderDays: 'Reminders',
      reminderHelp: 'Owners and managers are emailed this long before the end date; up to five reminders.',
      daysBefore: ({ days }: { days: number }) =>
        days === 0 ? 'On the last day' : days === 1 ? '1 day before' : `${days} days before`,
      certificateHelp: 'A PDF or picture of the certificate from the insurer.',
      openCertificate: 'Open certificate',
      save: 'Save policy',
      savedToast: 'Policy saved',
    },
    es: {
      title: 'Seguros',
      description:
        'Pólizas que cubren esta propiedad. Los propietarios y la administración reciben un correo antes de que una venza.',
      add: 'Agregar póliza',
      none: 'No hay ninguna póliza registrada',
      noneText: 'Agregue una póliza para recibir un aviso antes de que venza.',
      policyOf: 'la póliza {number}',
      numberIs: 'N.º {number}',
      coverIs: 'Cubre {amount}',
      from: 'Empieza el {day}',
      until: 'Hasta el {day}',
      inDays: ({ days }) =>
        days === 0 ? 'último día hoy' : days === 1 ? 'queda 1 día' : `quedan ${days} días`,
      reminders: 'Avisos {days} días antes',
      noReminders: 'Sin avisos',
      removeText:
        'Elimínela solo si se registró por error. Conserve las pólizas vencidas y agregue la nueva.',
      removeVerb: 'Eliminar póliza',
      removedToast: 'Póliza {number} eliminada',
      addTitle: 'Agregar una póliza de seguro',
      editTitle: 'Editar póliza de seguro',
      renewTitle: 'Renovar el seguro',
      forProperty: 'Para {name}',
      period: 'Período de cobertura',
      expiresBeforeStart: 'La póliza vence antes de empezar.',
      reminderDays: 'Avisos',
      reminderHelp:
        'Los propietarios y la administración reciben un correo con esta antelación; hasta cinco avisos.',
      daysBefore: ({ days }) =>
        days === 0 ? 'El último día' : days === 1 ? '1 día antes' : `${days} días antes`,
      certificateHelp: 'Un PDF o una imagen del certificado de la aseguradora.',
      openCertificate: 'Abrir certificado',
      save: 'Guardar póliza',
      savedToast: 'Póliza guardada',
    },
  },
  insuranceWords,
);

export const useInsuranceTexts = () => useMessages(insuranceMessages);
export type InsuranceTexts = ReturnType<typeof useInsuranceTexts>;
