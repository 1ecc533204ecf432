import { testDeclaration } from '@courtyard/common/testing';
import { bankingPermissions } from '@courtyard/contract/banking/permissions';
import declared from '../section.json';
import { routes } from './routes';
import { slots } from './slots';

testDeclaration({ declared, routes, slots, permissions: bankingPermissions });
