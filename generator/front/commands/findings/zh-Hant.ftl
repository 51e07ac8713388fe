# `check` 對整個套裝的結論。
judged = { $set }：{ $verdict }（{ $designs } 種設計，{ $found }）
refused = { $set }：不合規則（{ $found }）
verdict-legal-complete = 合規則，也完整
verdict-legal-incomplete = 合規則，但不完整
verdict-illegal-complete = 不合規則，但完整
verdict-illegal-incomplete = 不合規則，也不完整
not-judged = { $file }：這艘飛船無法評判（{ $count }）

# 各個指令的檢查結果。
cell-too-long = 有個儲存格的內容超過試算表裝得下的量：{ $cell }

# 隨匯出檔案附上的話。
export-note = 由 Proofpress 製作，與任何出版社或虛擬桌面無關。先洗面朝下的牌和袋中的配件，再依規則發牌。
export-licences = 隨 Proofpress 提供的組合，其圖片與文字採 CC BY-SA 4.0 授權：請註明出處為 Proofpress，說明修改之處，並以相同方式分享。字型採 SIL 開放字型授權 1.1。遊戲規則不受著作權保護；遊戲名稱屬於其出版社，而它們並未認可本檔案。
preflighted = { $set }，供 { $profile } 印製：{ $found }
