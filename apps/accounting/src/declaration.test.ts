import { testDeclaration } from '@courtyard/common/testing';
import { accountingPermissions } from '@courtyard/contract/accounting/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: accountingPermissions });
