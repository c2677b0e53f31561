/** Hands out items in an order of the idea's own, each once before any comes again, the first that fits. */
export class Deck<T> {
  private rest: T[] = [];
  private round = -1;

  constructor(
    private readonly items: readonly T[],
    private readonly shuffled: (round: number) => T[],
  ) {}

  /** @returns the first item that fits best, and how many rounds were dealt before */
  deal(...wishes: readonly ((item: T) => boolean)[]): { item: T; round: number } {
    if (this.rest.length === 0) {
      this.round += 1;
      this.rest = this.items.length > 0 ? this.shuffled(this.round) : [];
    }
    const wish = wishes.find((each) => this.rest.some(each));
    const at = Math.max(0, wish ? this.rest.findIndex(wish) : 0);
    const [item] = this.rest.splice(at, 1);
    if (item === undefined) throw new RangeError("an empty deck");
    return { item, round: this.round };
  }
}
