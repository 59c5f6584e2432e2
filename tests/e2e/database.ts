import type { Page } from '@playwright/test';

/** Every entry of this browser's databases, as JSON. */
export function databaseEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const entries: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const found = await done(database.transaction(store).objectStore(store).getAll());
        entries.push(...found.map((entry) => JSON.stringify(entry)));
      }
      database.close();
    }
    return entries;
  });
}
