import { defineMessages } from '@courtyard/common';
import { requestWords } from '@courtyard/contract/service-requests/request/request.words';
import { requestSettingsWords } from '@courtyard/contract/service-requests/policy/request-policy.words';

export const settingsMessages = defineMessages(
  {
    en: {
      title: 'Request settings',
      description: 'Kinds and categories of requests, working hours and response targets.',
      kinds: 'Kinds and categories',
      kindsText: 'Only kinds in use are offered to people who report.',
      off: 'Not in use',
      change: 'Change',
      changeOf: 'Change {kind}',
      kindTitle: 'Change {kind}',
      kindSaved: '{kind} was saved',
      inUse: 'Offered to people who report',
      categoryEn: 'Category {number} in English',
      categoryEs: 'Category {number} in Spanish',
      categoryInUse: 'In use',
      addCategory: 'Add category',
      removeCategory: 'Remove category {number}',
      policy: 'Working hours and targets',
      policyText:
        'Targets count working hours, unless they are around the clock. They pause while you wait for the reporter.',
      policyTitle: 'Change working hours and targets',
      policySaved: 'Working hours and targets were saved',
      shipped: 'These are the defaults.',
      reopenText: ({ days }: { days: number }) =>
        days === 0
          ? 'Reporters cannot reopen a request.'
          : `Reporters can reopen a request for ${days} days.`,
      closeText: ({ days }: { days: number }) =>
        days === 0
          ? 'Resolved requests are not closed automatically.'
          : `Resolved requests are closed automatically after ${days} days.`,
      targetsText: 'Hours until the response / the resolution.',
      targetHours: '{response} / {resolution} h',
      around: 'around the clock',
      noTargets: 'No targets.',
      target: 'Target {number}',
      addTarget: 'Add target',
      removeTarget: 'Remove target {number}',
      from: 'From',
      until: 'Until',
      addHours: 'Add time range on {weekday}',
      removeHours: 'Remove time range on {weekday}',
      closed: 'Closed',
      midnight: 'Midnight',
      zero: '0: never',
      closedDay: 'Day closed {number}',
      addClosedDay: 'Add day closed',
      removeClosedDay: 'Remove day closed {number}',
    },
    es: {
      title: 'Configuración de solicitudes',
      description: 'Tipos y categorías de solicitudes, horario de trabajo y plazos.',
      kinds: 'Tipos y categorías',
      kindsText: 'Solo se ofrecen los tipos en uso a quienes reportan.',
      off: 'No está en uso',
      change: 'Cambiar',
      changeOf: 'Cambiar {kind}',
      kindTitle: 'Cambiar {kind}',
      kindSaved: 'Se guardó {kind}',
      inUse: 'Se ofrece a quienes reportan',
      categoryEn: 'Categoría {number} en inglés',
      categoryEs: 'Categoría {number} en español',
      categoryInUse: 'En uso',
      addCategory: 'Agregar categoría',
      removeCategory: 'Quitar categoría {number}',
      policy: 'Horario de trabajo y plazos',
      policyText:
        'Los plazos cuentan horas de trabajo, salvo los de 24 horas. Se detienen mientras se espera a quien la reportó.',
      policyTitle: 'Cambiar horario de trabajo y plazos',
      policySaved: 'Se guardaron el horario de trabajo y los plazos',
      shipped: 'Son los valores predeterminados.',
      reopenText: ({ days }) =>
        days === 0
          ? 'Quien reporta no puede reabrir una solicitud.'
          : `Quien reporta puede reabrir una solicitud durante ${days} días.`,
      closeText: ({ days }) =>
        days === 0
          ? 'Las solicitudes resueltas no se cierran automáticamente.'
          : `Las solicitudes resueltas se cierran automáticamente después de ${days} días.`,
      targetsText: 'Horas hasta la respuesta / la solución.',
      targetHours: '{response} / {resolution} h',
      around: 'las 24 horas',
      noTargets: 'Sin plazos.',
      target: 'Plazo {number}',
      addTarget: 'Agregar plazo',
      removeTarget: 'Quitar plazo {number}',
      from: 'Desde',
      until: 'Hasta',
      addHours: 'Agregar horario el {weekday}',
      removeHours: 'Quitar horario el {weekday}',
      closed: 'Cerrado',
      midnight: 'Medianoche',
      zero: '0: nunca',
      closedDay: 'Día cerrado {number}',
      addClosedDay: 'Agregar día cerrado',
      removeClosedDay: 'Quitar día cerrado {number}',
    },
  },
  { ...requestWords, ...requestSettingsWords },
);
