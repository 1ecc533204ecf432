import { lazyPage, type SectionRoutes } from '@courtyard/common';

/**
 * The section's pages below its base path. Each is fetched when it is first opened; its chunk is named after its
 * path, so that the server can say at once what the page of an address needs.
 */
export const routes: SectionRoutes = [
  {
    index: true,
    element: lazyPage(
      () => import(/* webpackChunkName: "page" */ './overview/overview.page'),
      'OverviewPage',
    ),
  },
  {
    path: 'properties',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-properties", webpackPreload: true */ './property/list/properties.page'
        ),
      'PropertiesPage',
    ),
  },
  {
    path: 'properties/detail',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-properties-detail" */ './property/detail/property.page'),
      'PropertyPage',
    ),
  },
  {
    path: 'properties/add',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-properties-add" */ './property/form/property-create.page'),
      'PropertyCreatePage',
    ),
  },
  {
    path: 'properties/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-properties-edit" */ './property/form/property-edit.page'),
      'PropertyEditPage',
    ),
  },
  {
    path: 'properties/import',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-properties-import" */ './property/import/import.page'),
      'ImportPage',
    ),
  },
  {
    path: 'properties/detail/vehicle',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-properties-detail-vehicle" */ './unit-records/vehicle/vehicle.page'
        ),
      'VehiclePage',
    ),
  },
  {
    path: 'properties/detail/insurance',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-properties-detail-insurance" */ './unit-records/insurance/policy.page'
        ),
      'PolicyPage',
    ),
  },
  {
    path: 'properties/detail/invoices-create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-properties-detail-invoices-create" */ './property/detail/invoices-create.page'
        ),
      'InvoicesCreatePage',
    ),
  },
  {
    path: 'common-areas',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-common-areas" */ './common-area/gallery/common-areas.page'),
      'CommonAreasPage',
    ),
  },
  {
    path: 'common-areas/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-common-areas-create" */ './common-area/form/common-area-create.page'
        ),
      'CommonAreaCreatePage',
    ),
  },
  {
    path: 'common-areas/edit',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-common-areas-edit" */ './common-area/form/common-area-edit.page'),
      'CommonAreaEditPage',
    ),
  },
  {
    path: 'common-areas/details',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-common-areas-details" */ './common-area/details/common-area.page'),
      'CommonAreaPage',
    ),
  },
  {
    path: 'reservations',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-reservations" */ './reservation/list/reservations.page'),
      'ReservationsPage',
    ),
  },
  {
    path: 'reservations/details',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-reservations-details" */ './reservation/details/reservation.page'),
      'ReservationPage',
    ),
  },
  {
    path: 'assets',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-assets" */ './upkeep/asset/list/assets.page'),
      'AssetsPage',
    ),
  },
  {
    path: 'assets/create',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-assets-create" */ './upkeep/asset/form/asset-create.page'),
      'AssetCreatePage',
    ),
  },
  {
    path: 'assets/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-assets-details" */ './upkeep/asset/details/asset.page'),
      'AssetPage',
    ),
  },
  {
    path: 'assets/edit',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-assets-edit" */ './upkeep/asset/form/asset-edit.page'),
      'AssetEditPage',
    ),
  },
  {
    path: 'reserve-components',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-reserve-components" */ './upkeep/reserve-component/list/reserve-components.page'
        ),
      'ReserveComponentsPage',
    ),
  },
  {
    path: 'reserve-components/create',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-reserve-components-create" */ './upkeep/reserve-component/form/reserve-component-create.page'
        ),
      'ReserveComponentCreatePage',
    ),
  },
  {
    path: 'reserve-components/details',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-reserve-components-details" */ './upkeep/reserve-component/details/reserve-component.page'
        ),
      'ReserveComponentPage',
    ),
  },
  {
    path: 'reserve-components/edit',
    element: lazyPage(
      () =>
        import(
          /* webpackChunkName: "page-reserve-components-edit" */ './upkeep/reserve-component/form/reserve-component-edit.page'
        ),
      'ReserveComponentEditPage',
    ),
  },
];
