/** A bounded queue in which users take turns: a user who adds a hundred items delays another user's item by one. */
export interface FairQueue<Item> {
  /** @returns false when there is no room */
  add(user: string, item: Item): boolean;
  /** Removes and returns the next item, of those whose user may have one now. */
  take(mayHave?: (user: string) => boolean): Item | undefined;
  /** Whether there is an item whose user may have one now. */
  has(mayHave: (user: string) => boolean): boolean;
  size(): number;
}

/** @param limits one user alone cannot fill the queue when `perUser` is less than `total` */
export function createFairQueue<Item>(limits: { total: number; perUser: number }): FairQueue<Item> {
  /** In the order of their turns; a user who was served goes to the end. */
  const users = new Map<string, Item[]>();
  let size = 0;

  return {
    add(user, item) {
      const items = users.get(user) ?? [];
      if (size >= limits.total || items.length >= limits.perUser) return false;
      items.push(item);
      users.set(user, items);
      size += 1;
      return true;
    },
    has: (mayHave) => [...users.keys()].some(mayHave),
    take(mayHave = () => true) {
      const turn = [...users].find(([user]) => mayHave(user));
      if (!turn) return undefined;
      const [user, items] = turn;
      const item = items.shift();
      users.delete(user);
      if (items.length > 0) users.set(user, items);
      size -= 1;
      return item;
    },
    size: () => size,
  };
}
