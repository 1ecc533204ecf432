import type { Word, Words } from '../../wire/fields/words';

/** Building systems and grounds: of assets and of reserve components. */
export const categoryWords = {
  category: { en: 'Category', es: 'Categoría' },
  'category.roofing': { en: 'Roofing', es: 'Techos' },
  'category.exterior': { en: 'Exterior', es: 'Exteriores' },
  'category.structure': { en: 'Structure', es: 'Estructura' },
  'category.paving': { en: 'Paving', es: 'Pavimentos' },
  'category.plumbing': { en: 'Plumbing', es: 'Plomería' },
  'category.electrical': { en: 'Electrical', es: 'Electricidad' },
  'category.mechanical': { en: 'Heating and cooling', es: 'Climatización' },
  'category.elevator': { en: 'Elevators', es: 'Ascensores' },
  'category.life-safety': { en: 'Fire and life safety', es: 'Protección contra incendios' },
  'category.access': { en: 'Gates and access', es: 'Portones y accesos' },
  'category.pool': { en: 'Pool and spa', es: 'Piscina y spa' },
  'category.fitness': { en: 'Fitness', es: 'Gimnasio' },
  'category.interior': { en: 'Interior', es: 'Interiores' },
  'category.grounds': { en: 'Grounds', es: 'Jardines y patios' },
  'category.other': { en: 'Other', es: 'Otros' },
} satisfies Words;

/** What an asset names and a component is. */
export const reserveComponentWord: Word = { en: 'Reserve component', es: 'Componente de reserva' };
