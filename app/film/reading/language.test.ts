import { describe, expect, test } from "vitest";
import { readLanguage } from "./language";

describe("the language of an idea", () => {
  test.each([
    ["An old fisherman mends a red net on a foggy pier at dawn", "en"],
    ["a toilet, frozen in time", "en"],
    ["corridor", "en"],
    ["hair drier", "en"],
    ["Gwen Stacy reading a book, pan left", "en"],
    ["a café in Paris, watercolor painting", "en"],
    ["El Niño storm hitting a beach town", "en"],
    ["crème brûlée being torched", "en"],
    ["golden retriever puppy, cinematic, 4k --ar 16:9", "en"],
    ["dos", "en"],
    ["Un gato rojo duerme en una silla azul", "es"],
    ["Una mujer con un vestido rojo camina por la playa al atardecer", "es"],
    ["Um velho pescador conserta uma rede vermelha no cais ao amanhecer", "pt"],
    ["Une vieille dame traverse la rue sous la pluie", "fr"],
    ["Un vecchio pescatore ripara una rete rossa sul molo all'alba", "it"],
    ["Ein alter Fischer flickt ein rotes Netz auf dem nebligen Pier", "de"],
    ["Een oude visser repareert een rood net op de pier", "nl"],
    ["En gammal fiskare lagar ett rött nät på bryggan", "sv"],
    ["Stary rybak naprawia czerwoną sieć na molo o świcie", "pl"],
    ["Yaşlı bir balıkçı iskelede kırmızı bir ağ onarıyor", "tr"],
    ["Một ông lão đánh cá vá lưới đỏ trên cầu tàu", "vi"],
    ["Старый рыбак чинит красную сеть на причале на рассвете", "ru"],
    ["Старий рибалка лагодить червону сітку на пірсі", "uk"],
    ["صياد عجوز يصلح شبكة حمراء على الرصيف", "ar"],
    ["一个老渔夫在雾蒙蒙的码头上修补红色的网", "zh"],
    ["年老いた漁師が霧の桟橋で赤い網を繕う", "ja"],
    ["늙은 어부가 부두에서 그물을 고친다", "ko"],
    ["एक बूढ़ा मछुआरा जाल ठीक करता है", "hi"],
  ])("%s is %s", (text, code) => {
    expect(readLanguage(text)).toMatchObject({ code, english: code === "en" });
  });

  test("is unknown where there are no letters", () => {
    expect(readLanguage("123 !?").english).toBe(false);
    expect(readLanguage("123 !?").code).toBe("und");
  });
});
