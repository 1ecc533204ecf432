import { admissionRoutes } from '@courtyard/contract/people/admission/admission';
import { implement, type Module } from '../../../platform/http/implement';
import { offeredRoles } from './admission.service';

export const admissionModule: Module = () => [
  implement(admissionRoutes.listOfferedRoles, async (call) => {
    const data = await offeredRoles(call);
    const page = { next: null, previous: null, total: data.length, firstPosition: Math.min(1, data.length) };
    return { data, page };
  }),
];
