import { defineMessages, useMessages } from '@courtyard/common';

const gateMessages = defineMessages({
  en: {
    property: 'Property',
    noId: 'Property not found',
    noIdText: 'The link may be incomplete. Choose a property from the list.',
    notFound: 'Property not found',
    notFoundText: 'The link may be wrong, or you don’t have access to it.',
    toList: 'All properties',
    toOverview: 'Properties & Areas',
  },
  es: {
    property: 'Propiedad',
    noId: 'Propiedad no encontrada',
    noIdText: 'El enlace puede estar incompleto. Elija una propiedad de la lista.',
    notFound: 'Propiedad no encontrada',
    notFoundText: 'Puede que el enlace sea incorrecto o que no tenga acceso.',
    toList: 'Todas las propiedades',
    toOverview: 'Propiedades y áreas',
  },
});

export const useGateTexts = () => useMessages(gateMessages);
