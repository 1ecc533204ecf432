import { addressRoutes } from '@courtyard/contract/properties/property/address';
import { propertyRoutes } from '@courtyard/contract/properties/property/property';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { asOf } from '../../../platform/section/call-context';
import { bulkChange } from '../../../platform/section/bulk/bulk-change';
import { propertiesExport } from './list/properties.export';
import { onThisDay, refreshForToday } from './property-day';
import { findAddresses } from './list/addresses.sql';
import { readFacets } from './list/facets.sql';
import { archiveProperties, restoreProperties } from './list/bulk/archive-many.service';
import { setPropertyStatus } from './list/bulk/status-many';
import { undoPropertyStatus } from './list/bulk/undo-status';
import { distributeShares } from './properties.service';
import { pageOfProperties } from './list/properties.sql';
import { propertyTotals, propertyValues } from './list/property-values.sql';
import { createProperty, getProperty, setArchived, updateProperty } from './property.service';
import { findOwnProperties } from './property.sql';

export const propertyModule: Module = () => [
  implementStream(propertyRoutes.listProperties, (call) =>
    onThisDay(call, (tx, today) =>
      pageOfProperties(tx, { tenantId: call.tenant.id, query: call.query, at: { ...asOf(call), today } }),
    ),
  ),
  implementStream(propertyRoutes.exportProperties, async (call) =>
    exportList(call, propertiesExport(call.query, await refreshForToday(call))),
  ),
  implement(addressRoutes.knownAddresses, async (call) => ({
    data: await findAddresses(call.tx, call.query),
  })),
  implementStream(propertyRoutes.propertyFacets, (call) =>
    onThisDay(call, async (tx, today) => ({
      data: await readFacets(tx, { tenantId: call.tenant.id, today }),
    })),
  ),
  implementStream(propertyRoutes.propertyValues, (call) =>
    onThisDay(call, async (tx, today) => ({
      data: await propertyValues(tx, {
        tenantId: call.tenant.id,
        at: { ...asOf(call), today },
        query: call.query,
      }),
    })),
  ),
  implementStream(propertyRoutes.propertyTotals, (call) =>
    onThisDay(call, async (tx, today) => ({
      data: await propertyTotals(tx, {
        tenantId: call.tenant.id,
        at: { ...asOf(call), today },
        query: call.query,
      }),
    })),
  ),
  implementStream(propertyRoutes.myProperties, (call) =>
    onThisDay(call, async (tx, today) => ({
      data: await findOwnProperties(tx, { memberId: call.caller.memberId, today }),
    })),
  ),
  implementStream(propertyRoutes.getProperty, (call) =>
    onThisDay(call, async (tx) => ({ data: await getProperty({ ...call, tx }, call.params.propertyId) })),
  ),
  implement(propertyRoutes.createProperty, async (call) => ({ data: await createProperty(call, call.body) })),
  implement(propertyRoutes.updateProperty, async (call) => ({
    data: await updateProperty(call, call.params.propertyId, call.body),
  })),
  implement(propertyRoutes.archiveProperty, async (call) => ({
    data: await setArchived(call, call.params.propertyId, { ...call.body, archived: true }),
  })),
  implement(propertyRoutes.restoreProperty, async (call) => ({
    data: await setArchived(call, call.params.propertyId, { ...call.body, archived: false }),
  })),
  implement(propertyRoutes.archiveProperties, async (call) => ({
    data: await bulkChange(call, archiveProperties, call.body, {}),
  })),
  implement(propertyRoutes.restoreProperties, async (call) => ({
    data: await restoreProperties(call, call.body.properties),
  })),
  implement(propertyRoutes.setStatusOfProperties, async (call) => ({
    data: await bulkChange(call, setPropertyStatus, call.body.chosen, call.body),
  })),
  implement(propertyRoutes.undoStatusOfProperties, async (call) => ({
    data: await undoPropertyStatus(call, call.body.records),
  })),
  implement(propertyRoutes.distributeShares, async (call) => ({
    data: await distributeShares(call, call.body),
  })),
];
