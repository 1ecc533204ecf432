import { testDeclaration } from '@courtyard/common/testing';
import { serviceRequestsPermissions } from '@courtyard/contract/service-requests/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: serviceRequestsPermissions });
