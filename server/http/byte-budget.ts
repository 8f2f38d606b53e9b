/** Bytes that requests may hold, of one user and of all. */
export interface ByteBudget {
  /** @returns false if it would be more than the user or all users may hold */
  take(userId: string, bytes: number): boolean;
  giveBack(userId: string, bytes: number): void;
}

export function createByteBudget(limits: { perUser: number; total: number }): ByteBudget {
  const users = new Map<string, number>();
  let total = 0;
  return {
    take(userId, bytes) {
      const own = (users.get(userId) ?? 0) + bytes;
      if (own > limits.perUser || total + bytes > limits.total) return false;
      users.set(userId, own);
      total += bytes;
      return true;
    },
    giveBack(userId, bytes) {
      const own = (users.get(userId) ?? 0) - bytes;
      if (own > 0) users.set(userId, own);
      else users.delete(userId);
      total -= bytes;
    },
  };
}
