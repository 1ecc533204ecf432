import { defineMessages, useMessages } from '@courtyard/common';
import { insuranceWords } from '@courtyard/contract/properties/belongings/insurance/insurance.words';

const insuranceMessages = defineMessages(
  {
    en: {
      title: 'Insurance',
      description: 'Policies that cover this property. Owners and managers get a mail before one expires.',
      add: 'Add policy',
      none: 'No insurance policy is recorded',
      noneText: 'Record one with its last day of cover, and a reminder is sent before it lapses.',
      policyOf: 'policy {number}',
      numberIs: 'No. {number}',
      coverIs: 'Covers {amount}',
      from: 'Starts {day}',
      until: 'Until {day}',
      inDays: ({ days }: { days: number }) =>
        days === 0 ? 'last day today' : days === 1 ? '1 day left' : `${days} days left`,
      reminders: 'Reminders {days} days before',
      noReminders: 'No reminders',
      removeText:
        'Remove it only if it was recorded by mistake. A policy that has ended stays as it is; add the one that follows.',
      removeVerb: 'Remove policy',
      removedToast: 'Policy {number} was removed',
      addTitle: 'Add an insurance policy',
      editTitle: 'Edit insurance policy',
      renewTitle: 'Renew the insurance',
      forProperty: 'For {name}',
      period: 'Period of cover',
      expiresBeforeStart: 'The policy expires before it starts.',
      reminderDays: 'Reminders',
      reminderHelp: 'Owners and managers get a mail this long before the last day; at most five times.',
      daysBefore: ({ days }: { days: number }) =>
        days === 0 ? 'On the last day' : days === 1 ? '1 day before' : `${days} days before`,
      certificateHelp: 'A PDF or a picture of what the insurer issued.',
      openCertificate: 'Open certificate',
      save: 'Save policy',
      savedToast: 'The policy was saved',
    },
    es: {
      title: 'Seguros',
      description:
        'Pólizas que cubren esta propiedad. Los propietarios y la administración reciben un correo antes de que una venza.',
      add: 'Agregar póliza',
      none: 'No hay ninguna póliza registrada',
      noneText: 'Registre una con su último día de cobertura y se enviará un aviso antes de que venza.',
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
        'Quítela solo si se registró por error. Una póliza terminada se conserva; agregue la que le sigue.',
      removeVerb: 'Quitar póliza',
      removedToast: 'La póliza {number} se quitó',
      addTitle: 'Agregar una póliza de seguro',
      editTitle: 'Editar póliza de seguro',
      renewTitle: 'Renovar el seguro',
      forProperty: 'Para {name}',
      period: 'Período de cobertura',
      expiresBeforeStart: 'La póliza vence antes de empezar.',
      reminderDays: 'Avisos',
      reminderHelp:
        'Los propietarios y la administración reciben un correo con esta antelación, como máximo cinco veces.',
      daysBefore: ({ days }) =>
        days === 0 ? 'El último día' : days === 1 ? '1 día antes' : `${days} días antes`,
      certificateHelp: 'Un PDF o una imagen de lo que emitió la aseguradora.',
      openCertificate: 'Abrir certificado',
      save: 'Guardar póliza',
      savedToast: 'La póliza se guardó',
    },
  },
  insuranceWords,
);

export const useInsuranceTexts = () => useMessages(insuranceMessages);
export type InsuranceTexts = ReturnType<typeof useInsuranceTexts>;
