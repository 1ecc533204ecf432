import { defineMessages, plural } from '@courtyard/common';
import { requestWords } from '@courtyard/contract/service-requests/request/request.words';
import { requestSettingsWords } from '@courtyard/contract/service-requests/policy/request-policy.words';

export const settingsMessages = defineMessages(
  {
    en: {
      title: 'Request settings',
      description: 'Request categories, working hours and response targets.',
      kinds: 'Kinds and categories',
      kindsText: 'Reporters can choose only from kinds in use.',
      off: 'Off',
      change: 'Edit',
      changeOf: 'Edit {kind}',
      kindTitle: 'Edit {kind}',
      kindSaved: '{kind} saved',
      inUse: 'Available to reporters',
      categoryEn: 'Category {number} in English',
      categoryEs: 'Category {number} in Spanish',
      categoryInUse: 'In use',
      addCategory: 'Add category',
      removeCategory: 'Remove category {number}',
      policy: 'Working hours and targets',
      policyText:
        'Targets count working hours, unless set to around the clock. They pause while a request is waiting for the reporter.',
      policyTitle: 'Edit working hours and targets',
      policySaved: 'Working hours and targets saved',
      shipped: 'Default settings.',
      reopenText: ({ days }: { days: number }) =>
        days === 0
          ? 'Reporters can’t reopen requests.'
          : `Reporters can reopen requests within ${plural(days, 'day', 'days')}.`,
      closeText: ({ days }: { days: number }) =>
        days === 0
          ? 'Resolved requests aren’t closed automatically.'
          : `Resolved requests are closed automatically after ${plural(days, 'day', 'days')}.`,
      targetsText: 'Hours to respond / resolve.',
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
      zero: '0 = never',
      closedDay: 'Closed date {number}',
      addClosedDay: 'Add closed date',
      removeClosedDay: 'Remove closed date {number}',
    },
    es: {
      title: 'Configuración de solicitudes',
      description: 'Categorías de solicitudes, horario de trabajo y plazos.',
      kinds: 'Tipos y categorías',
      kindsText: 'Los solicitantes solo pueden elegir los tipos en uso.',
      off: 'Desactivado',
      change: 'Editar',
      changeOf: 'Editar {kind}',
      kindTitle: 'Editar {kind}',
      kindSaved: 'Se guardó {kind}',
      inUse: 'Disponible para los solicitantes',
      categoryEn: 'Categoría {number} en inglés',
      categoryEs: 'Categoría {number} en español',
      categoryInUse: 'En uso',
      addCategory: 'Agregar categoría',
      removeCategory: 'Quitar categoría {number}',
      policy: 'Horario de trabajo y plazos',
      policyText:
        'Los plazos cuentan horas de trabajo, salvo los de 24 horas. Se detienen mientras se espera al solicitante.',
      policyTitle: 'Editar horario de trabajo y plazos',
      policySaved: 'Se guardaron el horario de trabajo y los plazos',
      shipped: 'Configuración predeterminada.',
      reopenText: ({ days }) =>
        days === 0
          ? 'Los solicitantes no pueden reabrir solicitudes.'
          : `Los solicitantes pueden reabrir solicitudes durante ${plural(days, 'día', 'días')}.`,
      closeText: ({ days }) =>
        days === 0
          ? 'Las solicitudes resueltas no se cierran automáticamente.'
          : `Las solicitudes resueltas se cierran automáticamente después de ${plural(days, 'día', 'días')}.`,
      targetsText: 'Horas para responder / resolver.',
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
      zero: '0 = nunca',
      closedDay: 'Fecha de cierre {number}',
      addClosedDay: 'Agregar fecha de cierre',
      removeClosedDay: 'Quitar fecha de cierre {number}',
    },
  },
  { ...requestWords, ...requestSettingsWords },
);
