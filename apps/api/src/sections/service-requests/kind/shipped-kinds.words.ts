import type { RequestField, RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import type { KindDefinition } from './request-kind.tables';

const word = (en: string, es: string) => ({ en, es });

const categories = (named: Readonly<Record<string, readonly [en: string, es: string]>>) =>
  Object.entries(named).map(([key, [en, es]]) => ({ key, name: word(en, es), isActive: true }));

const field = (
  key: string,
  type: RequestField['type'],
  label: RequestField['label'],
  more: Partial<RequestField> = {},
): RequestField => ({ key, type, label, help: null, isRequired: false, choices: [], ...more });

/** Categories that people report by, and the fields that each kind asks for. */
export const shippedKinds: Readonly<Record<RequestKindName, KindDefinition>> = {
  maintenance: {
    categories: categories({
      plumbing: ['Plumbing', 'Plomería'],
      electrical: ['Electrical', 'Electricidad'],
      'heating-cooling': ['Heating and cooling', 'Calefacción y aire acondicionado'],
      roof: ['Roof and gutters', 'Techo y canaletas'],
      doors: ['Doors, gates and locks', 'Puertas, portones y cerraduras'],
      elevator: ['Elevator', 'Ascensor'],
      lighting: ['Lighting', 'Iluminación'],
      landscaping: ['Landscaping', 'Jardinería'],
      pool: ['Pool and amenities', 'Piscina y amenidades'],
      pests: ['Pest control', 'Control de plagas'],
      cleaning: ['Cleaning and trash', 'Limpieza y basura'],
      other: ['Other', 'Otro'],
    }),
    fields: [
      field('access', 'choice', word('Access to the unit', 'Acceso a la unidad'), {
        choices: [
          { key: 'call-first', label: word('Call first', 'Llamar antes') },
          { key: 'enter', label: word('OK to enter while I’m away', 'Puede entrar en mi ausencia') },
          { key: 'not-needed', label: word('No access needed', 'No hace falta entrar') },
        ],
      }),
      field('since', 'day', word('Noticed on', 'Observado el')),
      field('pets', 'yes-no', word('Pets in the unit', 'Mascotas en la unidad')),
    ],
  },
  complaint: {
    categories: categories({
      noise: ['Noise', 'Ruido'],
      parking: ['Parking', 'Estacionamiento'],
      pets: ['Pets', 'Mascotas'],
      smoking: ['Smoking', 'Humo de tabaco'],
      conduct: ['Conduct', 'Conducta'],
      service: ['Vendor or management service', 'Servicio de un proveedor o la administración'],
      other: ['Other', 'Otro'],
    }),
    fields: [
      field('happened-on', 'day', word('Date', 'Fecha'), { isRequired: true }),
      field('time', 'line', word('Time', 'Hora')),
      field('repeated', 'yes-no', word('Happened before', 'Ya ocurrió antes')),
    ],
  },
  question: {
    categories: categories({
      rules: ['Rules and bylaws', 'Reglas y estatutos'],
      dues: ['Dues and payments', 'Cuotas y pagos'],
      amenities: ['Amenities and reservations', 'Amenidades y reservas'],
      moving: ['Moving in or out', 'Mudanzas'],
      insurance: ['Insurance', 'Seguros'],
      other: ['Other', 'Otro'],
    }),
    fields: [],
  },
  architectural: {
    categories: categories({
      exterior: ['Exterior changes', 'Cambios exteriores'],
      'windows-doors': ['Windows and doors', 'Ventanas y puertas'],
      fence: ['Fence or wall', 'Cerca o muro'],
      landscaping: ['Landscaping', 'Jardinería'],
      solar: ['Solar panels', 'Paneles solares'],
      interior: ['Interior remodeling', 'Remodelación interior'],
      flooring: ['Flooring', 'Pisos'],
      other: ['Other', 'Otro'],
    }),
    fields: [
      field('work', 'text', word('Planned work', 'Obra prevista'), {
        isRequired: true,
        help: word('Materials, colors and dimensions.', 'Materiales, colores y dimensiones.'),
      }),
      field('contractor', 'line', word('Contractor', 'Contratista')),
      field('license', 'line', word('License number', 'Número de licencia')),
      field('starts-on', 'day', word('Planned start', 'Inicio previsto')),
      field('ends-on', 'day', word('Planned completion', 'Fin previsto')),
      field('permit', 'yes-no', word('Building permit required', 'Requiere permiso de construcción')),
    ],
  },
  violation: {
    categories: categories({
      parking: ['Parking', 'Estacionamiento'],
      trash: ['Trash and debris', 'Basura y escombros'],
      landscaping: ['Yard and landscaping', 'Jardín'],
      exterior: ['Unapproved exterior change', 'Cambio exterior sin aprobación'],
      rental: ['Rental or short-term stay', 'Alquiler o estadía corta'],
      pets: ['Pets', 'Mascotas'],
      noise: ['Noise', 'Ruido'],
      other: ['Other', 'Otro'],
    }),
    fields: [
      field('observed-on', 'day', word('Observed on', 'Observada el'), { isRequired: true }),
      field('rule', 'line', word('Rule or section, if known', 'Regla o artículo, si lo conoce')),
      field('ongoing', 'yes-no', word('Still ongoing', 'Continúa')),
    ],
  },
  records: {
    categories: categories({
      financial: ['Financial records', 'Registros financieros'],
      minutes: ['Minutes and resolutions', 'Actas y resoluciones'],
      governing: ['Governing documents', 'Documentos rectores'],
      contracts: ['Contracts and bids', 'Contratos y ofertas'],
      membership: ['Membership list', 'Lista de miembros'],
      other: ['Other', 'Otro'],
    }),
    fields: [
      field('records', 'text', word('Records requested', 'Documentos solicitados'), { isRequired: true }),
      field('period', 'line', word('Period', 'Período')),
      field('purpose', 'line', word('Purpose', 'Finalidad')),
      field('delivery', 'choice', word('Delivery', 'Entrega'), {
        choices: [
          { key: 'electronic', label: word('By email', 'Por correo electrónico') },
          { key: 'inspect', label: word('Inspect in person', 'Consultar en persona') },
          { key: 'paper', label: word('Paper copies', 'Copias en papel') },
        ],
      }),
    ],
  },
};
