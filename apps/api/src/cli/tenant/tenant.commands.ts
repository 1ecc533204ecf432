import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { emailAddress, language as languages } from '@courtyard/contract';
import type { Command } from 'commander';
import { mailFirstLink } from '../../platform/auth/password/password-reset.service';
import { importCommunity } from '../../backup/community/import-community';
import { RefusedImport } from '../../platform/tenancy/community/export/archive/refused-import';
import { createTenant } from '../../platform/tenancy/create-tenant';
import { slugHindrance } from '../../platform/tenancy/slug.rules';
import { addDeletionCommands } from './deletion.commands';
import { inColumns } from '../output/columns';
import { CannotDo, Mistake } from '../mistake';
import { print } from '../output/print';
import { tenantNamed, withPlatform } from '../with-platform';

interface CreateOptions {
  name: string;
  admin: string;
  adminName?: string;
  timeZone: string;
  currency: string;
  language: string;
}

function checked(slug: string, options: CreateOptions) {
  const hindrance = slugHindrance(slug);
  if (hindrance !== null) throw new Mistake(`"${slug}" can't be a community's subdomain: ${hindrance}`);
  if (options.name.trim() === '') throw new Mistake('a community needs a name: --name "Oakwood Village"');
  const email = emailAddress.safeParse(options.admin);
  if (!email.success) throw new Mistake(`"${options.admin}" is not an email address`);
  if (!Intl.supportedValuesOf('timeZone').includes(options.timeZone) && options.timeZone !== 'UTC') {
    throw new Mistake(`"${options.timeZone}" is not a time zone. Use one like America/New_York`);
  }
  if (!Intl.supportedValuesOf('currency').includes(options.currency)) {
    throw new Mistake(`"${options.currency}" is not a currency. Use one like USD`);
  }
  const language = languages.safeParse(options.language);
  if (!language.success) {
    throw new Mistake(
      `"${options.language}" is not a supported language. Use ${languages.options.join(' or ')}`,
    );
  }
  return { ...options, slug, email: email.data, language: language.data };
}

async function create(slug: string, options: CreateOptions): Promise<void> {
  const { name, timeZone, currency, language, email, adminName } = checked(slug, options);
  await withPlatform(async (platform) => {
    // Nobody knows it: the first person sets their own with the mailed link.
    const password = randomBytes(32).toString('base64url');
    const admin = { email, password, displayName: adminName ?? email.split('@')[0] ?? email };
    const tenant = await createTenant(platform, { slug, name, timeZone, currency, language, admin });
    await mailFirstLink(platform, tenant, email);
    print(
      `${name} is at ${platform.tenants.addressOf(tenant)}\nWe’re sending a link to set a password to ${email}.`,
    );
    if (!platform.env.SMTP_URL) {
      print(
        'No mail server is set up (SMTP_URL), so the email is written to the outbox folder in the data folder once the server runs.',
      );
    }
  });
}

async function list(): Promise<void> {
  await withPlatform(async (platform) => {
    const tenants = await platform.tenants.all();
    if (tenants.length === 0) return print('No communities yet.');
    const rows = tenants.map((tenant) => [
      tenant.slug,
      tenant.name,
      tenant.timeZone,
      tenant.currency,
      platform.tenants.addressOf(tenant),
    ]);
    print(inColumns([['COMMUNITY', 'NAME', 'TIME ZONE', 'CURRENCY', 'ADDRESS'], ...rows]));
  });
}

interface ImportOptions {
  slug?: string;
  dryRun?: boolean;
}

async function takeIn(name: string, { slug, dryRun: isDryRun = false }: ImportOptions): Promise<void> {
  const hindrance = slug === undefined ? null : slugHindrance(slug);
  if (hindrance !== null) throw new Mistake(`"${slug}" can't be a community's subdomain: ${hindrance}`);
  await withPlatform(async (platform) => {
    const input = { file: resolve(name), isDryRun, ...(slug !== undefined && { slug }) };
    const report = await importCommunity(platform, input).catch((error: unknown) => {
      if (error instanceof RefusedImport) throw new CannotDo(`nothing was imported: ${error.message}`);
      throw error;
    });
    const what = `${report.name}: ${report.rows} rows, ${report.files} files`;
    if (isDryRun) return print(`${what}. Ready to import as ${report.slug}. Nothing was written.`);
    const tenant = await tenantNamed(platform, report.slug);
    for (const email of report.withoutPassword) await mailFirstLink(platform, tenant, email);
    print(`${what}. It is at ${platform.tenants.addressOf(tenant)}`);
    print(`Sending links to set a password to ${report.withoutPassword.length} new people.`);
    if (report.damagedFiles > 0)
      print(`${report.damagedFiles} files were missing or damaged at export; the manifest lists them.`);
  });
}

/** `courtyard tenant …`. */
export function addTenantCommands(program: Command): void {
  const tenant = program.command('tenant').description('communities');
  tenant
    .command('create <slug>')
    .description('create a community and email its first administrator a link to set a password')
    .requiredOption('--name <name>', 'name of the community')
    .requiredOption('--admin <email>', 'email address of its first administrator')
    .option('--admin-name <name>', 'name of the administrator')
    .option('--time-zone <zone>', 'IANA time zone name', 'America/New_York')
    .option('--currency <code>', 'ISO 4217 currency code', 'USD')
    .option('--language <code>', 'default language: en or es', 'en')
    .addHelpText(
      'after',
      '\nExample:\n  courtyard tenant create oakwood --name "Oakwood Village" --admin you@example.com',
    )
    .action(create);
  tenant
    .command('import <file>')
    .description('import a community from an export and email its new members a link')
    .option('--slug <slug>', 'subdomain (default: the one in the export)')
    .option('--dry-run', 'check the file without importing it')
    .addHelpText(
      'after',
      '\nExample:\n  courtyard tenant import oakwood-2027-01-31.zip --slug oakwood --dry-run',
    )
    .action(takeIn);
  tenant.command('list').description('list communities and their addresses').action(list);
  addDeletionCommands(tenant);
}
