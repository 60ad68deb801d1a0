/* `pnpm bench`: the cost of federation on a first visit, then Lighthouse. */
await import('./federation.ts');
await import('./lighthouse.ts');

export {};
