import { defineMessages } from '@courtyard/common';
import { ownershipWords } from '@courtyard/contract/properties/occupancy/occupancy.words';

export const ownershipMessages = defineMessages(
  {
    en: {
      title: 'Owners',
      description:
        'Everybody who owns or ever owned this property. A sale ends a period and begins the next.',
      recordSale: 'Record sale',
      add: 'Add owner',
      none: 'No owner is recorded',
      noneText: 'Add the owner, or record the sale by which the property was acquired.',
      correct: 'Correct or end',
      ofProperty: '{share} of the property',
      saleTitle: 'Record the sale of {name}',
      saleText:
        'The owners until then leave on the day before, and those who live with them. Tenants stay. Their names stay in the history.',
      soldOnHelp: 'The day of the closing.',
      buyerNumber: 'Buyer {number}',
      addBuyer: 'Add another buyer',
      removeBuyer: 'Remove buyer {number}',
      remove: 'Remove',
      sumIs: 'Together {share}.',
      sumMustBeWhole: 'The shares of the buyers must add up to 100%.',
      sumIsWhole: 'Together 100%.',
      saleVerb: 'Record sale',
      addTitle: 'Add an owner',
      addText: 'For owners beside those recorded. When the property changed hands, record a sale instead.',
      editTitle: 'Ownership of {name}',
      endsOnHelp: 'Leave empty while it goes on.',
      saleToast: 'The sale was recorded',
      addedToast: '{name} was added',
      savedToast: 'The ownership was saved',
    },
    es: {
      title: 'Propietarios',
      description:
        'Todos los que poseen o poseyeron esta propiedad. Una venta termina un período y comienza el siguiente.',
      recordSale: 'Registrar venta',
      add: 'Agregar propietario',
      none: 'No hay propietario registrado',
      noneText: 'Agregue al propietario o registre la venta por la que se adquirió la propiedad.',
      correct: 'Corregir o terminar',
      ofProperty: '{share} de la propiedad',
      saleTitle: 'Registrar la venta de {name}',
      saleText:
        'Los propietarios hasta entonces salen el día anterior, y quienes viven con ellos. Los inquilinos se quedan. Sus nombres quedan en el historial.',
      soldOnHelp: 'El día del cierre.',
      buyerNumber: 'Comprador {number}',
      addBuyer: 'Agregar otro comprador',
      removeBuyer: 'Quitar al comprador {number}',
      remove: 'Quitar',
      sumIs: 'Juntos {share}.',
      sumMustBeWhole: 'Las partes de los compradores deben sumar 100%.',
      sumIsWhole: 'Juntos 100%.',
      saleVerb: 'Registrar venta',
      addTitle: 'Agregar un propietario',
      addText:
        'Para propietarios además de los registrados. Si la propiedad cambió de manos, registre una venta.',
      editTitle: 'Propiedad de {name}',
      endsOnHelp: 'Déjelo vacío mientras continúe.',
      saleToast: 'La venta quedó registrada',
      addedToast: 'Se agregó a {name}',
      savedToast: 'La propiedad se guardó',
    },
  },
  ownershipWords,
);
