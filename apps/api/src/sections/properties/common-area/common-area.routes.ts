import { commonAreaRoutes } from '@courtyard/contract/properties/common-area/common-area';
import { implement, type Module } from '../../../platform/http/implement';
import { readAvailability } from './availability.service';
import { createCommonArea, getCommonArea, setAreaArchived, updateCommonArea } from './common-area.service';
import { pageOfAreas } from './common-areas.service';

export const commonAreaModule: Module = () => [
  implement(commonAreaRoutes.listCommonAreas, (call) => pageOfAreas(call, call.query)),
  implement(commonAreaRoutes.createCommonArea, async (call) => ({
    data: await createCommonArea(call, call.body),
  })),
  implement(commonAreaRoutes.getCommonArea, async (call) => ({
    data: await getCommonArea(call, call.params.areaId),
  })),
  implement(commonAreaRoutes.updateCommonArea, async (call) => ({
    data: await updateCommonArea(call, call.params.areaId, call.body),
  })),
  implement(commonAreaRoutes.archiveCommonArea, async (call) => ({
    data: await setAreaArchived(call, call.params.areaId, { ...call.body, archived: true }),
  })),
  implement(commonAreaRoutes.restoreCommonArea, async (call) => ({
    data: await setAreaArchived(call, call.params.areaId, { ...call.body, archived: false }),
  })),
  implement(commonAreaRoutes.areaAvailability, async (call) => ({
    data: await readAvailability(call, call.params.areaId, call.query),
  })),
];
