import { testDeclaration } from '@courtyard/common/testing';
import { bookkeepingPermissions } from '@courtyard/contract/bookkeeping/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: bookkeepingPermissions });
