/** The window of offers: whether it is open, and for which place; opened by a button on the board and one above the record. */
class Talk {
  open = $state(false);
  place = $state<number>();

  about(place?: number): void {
    this.place = place;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const talk = new Talk();
