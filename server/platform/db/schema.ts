/**
 * The tables: the entities of SPEC.md section 3 with their fields, and what their rules need besides (sessions, jobs,
 * the credit ledger, images). One schema and one set of migrations for PGlite and PostgreSQL. Each file of `schema/` knows
 * the tables that its own refer to; drizzle and the stores take them all from here.
 */

export * from './schema/people.ts'
export * from './schema/programs.ts'
export * from './schema/webhooks.ts'
export * from './schema/idempotency.ts'
export * from './schema/oauth.ts'
export * from './schema/money.ts'
export * from './schema/sandbox.ts'
export * from './schema/brands.ts'
export * from './schema/catalogue.ts'
export * from './schema/creatives.ts'
export * from './schema/images.ts'
export * from './schema/variants.ts'
export * from './schema/jobs.ts'
export * from './schema/sales.ts'
export * from './schema/trials.ts'
export * from './schema/reviews.ts'
export * from './schema/campaign-results.ts'
export * from './schema/campaign-carousels.ts'
export * from './schema/feeds-out.ts'
export * from './schema/models.ts'
export * from './schema/platform.ts'
