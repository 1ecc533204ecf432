import { defineMessages } from '@courtyard/common';

/** Words for an asset that every page about it uses. */
export const assetMessages = defineMessages({
  en: {
    asset: 'Asset',
    missingTitle: 'Which asset?',
    missingText: 'This address names no asset of the register. Choose one from the list.',
    all: 'All assets',
    area: 'Common area',
    location: 'Location',
    tag: 'Asset tag',
    manufacturer: 'Manufacturer',
    model: 'Model',
    serialNumber: 'Serial number',
    status: 'Status',
    'status.in-service': 'In service',
    'status.out-of-service': 'Out of service',
    'status.retired': 'Retired',
    installedOn: 'Installed',
    retiredOn: 'Retired',
    cost: 'Cost',
    supplier: 'Supplier',
    warranty: 'Warranty',
    'warranty.valid': 'Under warranty',
    'warranty.expiring': 'Ends soon',
    'warranty.expired': 'Ended',
    'warranty.none': 'No warranty',
    warrantyUntil: 'Warranty until',
    warrantyProvider: 'Given by',
    warrantyReference: 'Reference',
    service: 'Service',
    'service.scheduled': 'Scheduled',
    'service.due': 'Due soon',
    'service.overdue': 'Overdue',
    'service.none': 'No service planned',
    'concern.due': 'Service due soon',
    'concern.overdue': 'Service overdue',
    'concern.expiring': 'Warranty ends soon',
    serviceProvider: 'Serviced by',
    interval: 'Interval',
    everyMonths: ({ count }: { count: number }) =>
      count === 1
        ? 'Every month'
        : count === 12
          ? 'Every year'
          : count % 12 === 0
            ? `Every ${count / 12} years`
            : `Every ${count} months`,
    nextService: 'Next service',
    lastService: 'Last service',
    reserveComponent: 'Reserve component',
    notes: 'Notes',
    files: 'Files',
  },
  es: {
    asset: 'Activo',
    missingTitle: '¿Qué activo?',
    missingText: 'Esta dirección no nombra ningún activo del registro. Elija uno de la lista.',
    all: 'Todos los activos',
    area: 'Área común',
    location: 'Ubicación',
    tag: 'Etiqueta',
    manufacturer: 'Fabricante',
    model: 'Modelo',
    serialNumber: 'Número de serie',
    status: 'Estado',
    'status.in-service': 'En servicio',
    'status.out-of-service': 'Fuera de servicio',
    'status.retired': 'Retirado',
    installedOn: 'Instalado',
    retiredOn: 'Retirado el',
    cost: 'Costo',
    supplier: 'Proveedor',
    warranty: 'Garantía',
    'warranty.valid': 'En garantía',
    'warranty.expiring': 'Termina pronto',
    'warranty.expired': 'Terminada',
    'warranty.none': 'Sin garantía',
    warrantyUntil: 'Garantía hasta',
    warrantyProvider: 'Otorgada por',
    warrantyReference: 'Referencia',
    service: 'Mantenimiento',
    'service.scheduled': 'Programado',
    'service.due': 'Por hacer',
    'service.overdue': 'Atrasado',
    'service.none': 'Sin programar',
    'concern.due': 'Mantenimiento por hacer',
    'concern.overdue': 'Mantenimiento atrasado',
    'concern.expiring': 'Garantía por terminar',
    serviceProvider: 'A cargo de',
    interval: 'Frecuencia',
    everyMonths: ({ count }) =>
      count === 1
        ? 'Cada mes'
        : count === 12
          ? 'Cada año'
          : count % 12 === 0
            ? `Cada ${count / 12} años`
            : `Cada ${count} meses`,
    nextService: 'Próximo mantenimiento',
    lastService: 'Último mantenimiento',
    reserveComponent: 'Componente de reserva',
    notes: 'Notas',
    files: 'Archivos',
  },
});
