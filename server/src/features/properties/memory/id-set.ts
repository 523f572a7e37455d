/** A bit set of listing ids: 125 KB for a million. */
export class IdSet {
  #bits = new Uint8Array(1024)
  #size = 0

  get size(): number {
    return this.#size
  }

  has(id: number): boolean {
    return ((this.#bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0
  }

  add(id: number): void {
    if (this.has(id)) return
    this.#size++
    const at = id >> 3
    if (at >= this.#bits.length) {
      const wider = new Uint8Array(at + (at >> 4) + 1024)
      wider.set(this.#bits)
      this.#bits = wider
    }
    this.#bits[at] = (this.#bits[at] as number) | (1 << (id & 7))
  }

  delete(id: number): void {
    if (!this.has(id)) return
    this.#size--
    const at = id >> 3
    this.#bits[at] = (this.#bits[at] as number) & ~(1 << (id & 7))
  }
}
